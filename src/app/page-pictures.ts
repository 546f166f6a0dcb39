import type { StaticImageData } from 'next/image'
import coffeeTable from '@pictures/coffee-table.webp'
import desk from '@pictures/desk.webp'
import detailHinge from '@pictures/detail-hinge.webp'
import diningTable from '@pictures/dining-table.webp'
import gardenDoors from '@pictures/garden-doors.webp'
import glassWall from '@pictures/glass-wall.webp'
import landingRailing from '@pictures/landing-railing.webp'
import mirrorVanity from '@pictures/mirror-vanity.webp'
import officePartitions from '@pictures/office-partitions.webp'
import pictureWindowDusk from '@pictures/picture-window-dusk.webp'
import roomDivider from '@pictures/room-divider.webp'
import shelves from '@pictures/shelves.webp'
import showerNeoAngle from '@pictures/shower-neo-angle.webp'
import storefront from '@pictures/storefront.webp'
import van from '@pictures/van.webp'
import windowsInsulated from '@pictures/windows-insulated.webp'
import type { Messages } from '@/messages'

type Picture = { image: StaticImageData; /** The part a narrow frame keeps. */ position: string }

/** What each page opens with. A page that is not named here shows its drawing. */
export const pagePictures: Partial<Record<keyof Messages['pictures']['alt'], Picture>> = {
  shower: { image: showerNeoAngle, position: 'object-[50%_50%]' },
  mirrors: { image: mirrorVanity, position: 'object-[50%_40%]' },
  residential: { image: windowsInsulated, position: 'object-[50%_40%]' },
  commercial: { image: storefront, position: 'object-[50%_55%]' },
  partitions: { image: officePartitions, position: 'object-[55%_48%]' },
  furniture: { image: diningTable, position: 'object-[52%_62%]' },
  doors: { image: gardenDoors, position: 'object-[50%_48%]' },
  replacement: { image: pictureWindowDusk, position: 'object-[50%_42%]' },
  wall: { image: glassWall, position: 'object-[50%_48%]' },
  hardware: { image: detailHinge, position: 'object-[50%_50%]' },
  shelves: { image: shelves, position: 'object-[48%_40%]' },
  staircases: { image: landingRailing, position: 'object-[62%_60%]' },
  divider: { image: roomDivider, position: 'object-[48%_48%]' },
  coffee: { image: coffeeTable, position: 'object-[50%_62%]' },
  desk: { image: desk, position: 'object-[48%_60%]' },
  van: { image: van, position: 'object-[55%_50%]' },
}
