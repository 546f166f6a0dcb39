import type { SampleBlock } from './rich-text'

/** A category of the gallery by its slug: its number is known once it is written. */
type SampleStrip = { block: 'gallery'; heading: string; category: string }

/** A picture of `media/sample` by its name: its number, too. */
type SampleCards = {
  block: 'cards'
  heading: string
  items: { title: string; text: string; picture?: string }[]
}

export type SamplePart =
  string | Exclude<SampleBlock, { block: 'gallery' | 'cards' }> | SampleStrip | SampleCards

type SamplePage = { title: string; slug: string; intro: string; parts: SamplePart[] }

/**
 * Weights are soda-lime glass by its thickness; hinge, size and opening limits are those of the
 * trade's catalogues that the glass rules start from.
 */
export const pages: SamplePage[] = [
  {
    title: 'About us',
    slug: 'about',
    intro: '',
    parts: [
      'We have cut and fitted glass in the Dallas–Fort Worth area since 2005. Showers came first, then the windows of the same houses, then the shopfronts of the people who live in them.',
      'The order of work has not changed: an opening is measured, drawn with its figures, priced line by line, and measured once more before the glass is cut. Tempered glass cannot be trimmed afterwards, so the second measurement is the one that counts.',
      'Today the price stands online. What you type is drawn to scale as you type it, and the estimate names the glass, the hardware and the work, each with its own figure.',
    ],
  },
  {
    title: 'Glass doors',
    slug: 'doors',
    intro:
      'Patio, entry, interior and office doors: what each is made of, what the code asks of its glass, and what to measure for a price.',
    parts: [
      {
        block: 'cards',
        heading: 'Four kinds of door',
        items: [
          {
            title: 'Patio and sliding',
            text: 'Two panes sealed into one unit, both of safety glass. When mist stands between them the unit is replaced and the door stays.',
          },
          {
            title: 'Entry lites',
            text: 'The glass in and beside a front door, clear, textured or etched, single or insulated.',
          },
          {
            title: 'Frameless interior',
            text: 'One sheet of 3/8" or 1/2" tempered glass on hinges, a pivot or a sliding rail.',
          },
          {
            title: 'Storefront and Herculite',
            text: 'Tempered doors held by metal rails at head and foot, made for traffic and closers.',
          },
        ],
      },
      '# Safety glass is not a choice',
      'The building code asks for tempered or laminated glass in practically every door, and also for glass within 24 inches of a door when its lower edge is less than 60 inches above the floor. Cities amend the code, so the last word is your city’s; we tell you what applies before you order.',
      {
        block: 'figures',
        heading: 'What a door weighs',
        items: [
          {
            figure: '85 lb',
            title: '30 by 80 inches in 3/8"',
            text: 'An everyday frameless door. Two standard hinges end at about 80 lb, so this one hangs on larger hinges or on three.',
          },
          {
            figure: '102 lb',
            title: '36 by 80 inches in 3/8"',
            text: 'As wide as a frameless door goes before a fixed panel beside it is the better answer.',
          },
          {
            figure: '130 lb',
            title: '36 by 80 inches in 1/2"',
            text: 'Stiffer and quieter, and a matter for the heaviest hinges or a floor pivot.',
          },
        ],
      },
      {
        block: 'steps',
        heading: 'Measuring for new door glass',
        items: [
          {
            title: 'Visible glass',
            text: 'Width and height of what you see, to the nearest 1/16 inch. We add what stands in the frame.',
          },
          {
            title: 'Thickness',
            text: 'Hold a card against the spacer and mark both panes: 1/2, 5/8, 3/4 or 1 inch overall are usual.',
          },
          {
            title: 'The corner stamp',
            text: 'Tempered glass carries a small etched mark in a corner. Note what it says, or send a photo of it by text.',
          },
        ],
      },
      {
        block: 'questions',
        heading: 'Asked about doors',
        items: [
          {
            title: 'Can the glass be replaced without the door?',
            text: 'In most patio and entry doors, yes. The stops come off, the new unit goes in, and the door stays on its hinges.',
          },
          {
            title: 'Can an old pane be cut to fit?',
            text: 'Not if it is tempered: tempered glass cannot be cut, drilled or trimmed once it is made.',
          },
          {
            title: 'How long does it take?',
            text: 'The fitting is a matter of hours for most doors, and of a day or two for larger work.',
          },
        ],
      },
      {
        block: 'callBand',
        title: 'Know the size? See the price.',
        buttonText: 'Price door glass',
        href: '/get-quote?serviceType=door_replacement',
      },
    ],
  },
  {
    title: 'Glass hardware',
    slug: 'hardware',
    intro:
      'Hinges, clamps, channels and handles: what each is for, what it carries, and when a heavier one is needed.',
    parts: [
      {
        block: 'figures',
        heading: 'What hinges carry',
        items: [
          {
            figure: '80 lb',
            title: 'Two standard hinges',
            text: 'Doors up to 28 inches wide. In 1/2" glass and 80 inches of height that limit is reached at about 22 inches.',
          },
          {
            figure: '110 lb',
            title: 'Two larger hinges',
            text: 'Doors up to 36 inches wide: the usual answer for 1/2" glass.',
          },
          {
            figure: '140 lb',
            title: 'Three larger hinges',
            text: 'For the heavy door that must stay one sheet. Beyond it the opening is better divided.',
          },
        ],
      },
      'These are the limits of common catalog series; the sheet of the hinge that is chosen decides. The builder weighs your door as you type and picks a set that carries it. Standard hinges are part of a shower’s price, and a heavier set is a line of its own that you can see.',
      {
        block: 'cards',
        heading: 'The parts and their work',
        items: [
          {
            title: 'Hinges',
            text: 'Wall to glass, or glass to glass at 90, 135 and 180 degrees. A fixed panel that carries a door is held at head and foot.',
          },
          {
            title: 'Clamps',
            text: 'Small square fittings that hold a fixed panel to wall, floor or another panel, through a notch in the glass.',
          },
          {
            title: 'U-channel',
            text: 'A slim metal channel along the edge in place of clamps. It forgives a wall that is not quite straight.',
          },
          {
            title: 'Header',
            text: 'A bar across the top that stiffens wide enclosures. Without one, more than 96 inches of width is looked at by our staff first.',
          },
          {
            title: 'Handles and pulls',
            text: 'Back to back, with a towel bar, or a knob. Holes are drilled before the glass is tempered, so the choice comes first.',
          },
          {
            title: 'Seals and sweeps',
            text: 'Clear strips at the gap and under the door. They wear, and they can be renewed without touching the glass.',
          },
        ],
      },
      '# Finishes',
      'Black, nickel, chrome and brass are stocked for most parts. Hinges, clamps and handle are ordered from one series, so that the finish is the same on all of them.',
      {
        block: 'questions',
        heading: 'Asked about hardware',
        items: [
          {
            title: 'Can hardware be changed later?',
            text: 'Handles, seals and often hinges of the same pattern, yes. A part that needs other holes needs other glass.',
          },
          {
            title: 'Does the wall have to be straight?',
            text: 'Within about 1/4 inch over the height. Beyond that the glass is cut to the wall, which costs more and has to be measured by us.',
          },
        ],
      },
      {
        block: 'callBand',
        title: 'See your door with its hinges.',
        buttonText: 'Open the builder',
        href: '/get-quote?serviceType=shower_glass_quote',
      },
    ],
  },
  {
    title: 'Glass shelves',
    slug: 'shelves',
    intro:
      'Shelves cut to the sixteenth, with polished edges: which thickness, which edge, and what to tell us about the load.',
    parts: [
      '# Thickness is decided by the span',
      'A shelf bends between its brackets long before it breaks. The thickness follows from three figures: the distance between the supports, the depth, and what will stand on it. Give us those and we say which glass it takes, and whether a third bracket is cheaper than thicker glass.',
      {
        block: 'figures',
        heading: 'What the glass itself weighs',
        items: [
          {
            figure: '3.3 lb',
            title: '1/4" glass, a square foot',
            text: 'Bathrooms, medicine cabinets and short spans.',
          },
          {
            figure: '5 lb',
            title: '3/8" glass, a square foot',
            text: 'Most living-room shelves. 48 by 12 inches are 20 lb before a book stands on them.',
          },
          {
            figure: '6.5 lb',
            title: '1/2" glass, a square foot',
            text: 'Long spans, bars and display, on brackets that are made for it.',
          },
        ],
      },
      {
        block: 'cards',
        heading: 'Edges and glass',
        items: [
          {
            title: 'Flat polish',
            text: 'A bright, square edge with the sharpness taken off. The usual choice.',
          },
          {
            title: 'Pencil polish',
            text: 'A rounded edge, kind to hands and hips in narrow rooms.',
          },
          {
            title: 'Low iron',
            text: 'Without the green of ordinary glass, where the edge is lit or the wall is white.',
          },
          {
            title: 'Tempered',
            text: 'Where somebody may lean, fall or reach past. It is drilled and shaped first, and cannot be cut again.',
          },
        ],
      },
      {
        block: 'questions',
        heading: 'Asked about shelves',
        items: [
          {
            title: 'Is 1/8" glass enough?',
            text: 'Hardly ever. Fabricators do not polish, bevel or temper glass that thin, so its edge stays sharp.',
          },
          {
            title: 'What is the smallest tempered shelf?',
            text: 'Its diagonal has to be at least 10 inches: smaller pieces cannot go through the furnace.',
          },
          {
            title: 'Do you bring the brackets?',
            text: 'Yes, or we fit yours. Tell us what the wall is made of: tile, drywall and brick want different anchors.',
          },
        ],
      },
      {
        block: 'callBand',
        title: 'A width, a depth and a photo.',
        buttonText: 'Ask about shelves',
        href: '/contact',
      },
    ],
  },
  {
    title: 'Shower glass',
    slug: 'shower-glass',
    intro:
      'Frameless enclosures in 3/8" and 1/2" tempered glass: how to choose, what can be built, and a price while you read.',
    parts: [
      {
        block: 'figures',
        heading: 'What can be built',
        items: [
          {
            figure: '84"',
            title: 'Tallest in 3/8" glass',
            text: 'Above 80 inches we advise 1/2": thinner glass bows when it is tempered at that length.',
          },
          {
            figure: '120"',
            title: 'Tallest in 1/2" glass',
            text: 'To the ceiling of most rooms, with two edges of the panel held.',
          },
          {
            figure: '22–36"',
            title: 'Width of a door',
            text: 'Narrower than 22 inches nobody walks through; wider than 36 a fixed panel beside the door is the answer.',
          },
        ],
      },
      '# 3/8" or 1/2"',
      'Both are tempered, both are safe, and both stand for decades. 3/8" is lighter, hangs on standard hinges up to 28 inches of door, and costs less. 1/2" feels like a door of a hotel, reaches higher, and asks for larger hinges above about 22 inches of width. If the enclosure is 80 inches or lower and the door is narrow, 3/8" is rarely the wrong choice.',
      {
        block: 'cards',
        heading: 'Four finishes',
        items: [
          {
            title: 'Standard clear',
            text: 'Ordinary clear glass, with the faint green of iron at its edge.',
            picture: 'glass-clear',
          },
          {
            title: 'Low iron',
            text: 'For white tile and pale stone, which it leaves white.',
            picture: 'glass-low-iron',
          },
          {
            title: 'Acid etch',
            text: 'An even satin that passes light and hides shapes.',
            picture: 'glass-acid-etch',
          },
          {
            title: 'Rain',
            text: 'A rolled texture that blurs, and forgives water spots.',
            picture: 'glass-rain',
          },
        ],
      },
      {
        block: 'steps',
        heading: 'From tile to glass',
        items: [
          {
            title: 'Finish the tile',
            text: 'Glass is measured to finished tile and grout. A curb that falls 1/4 inch to the foot towards the drain keeps the water in.',
          },
          {
            title: 'Price it',
            text: 'Up to three panels online, in heights of 72, 76 and 80 inches or any other. The drawing follows what you type.',
          },
          {
            title: 'We measure',
            text: 'The width at three heights, the height at both sides, and how plumb the walls are. The smallest figure wins.',
          },
          {
            title: 'We fit',
            text: 'A few hours for most enclosures. The silicone then wants a day before the first shower.',
          },
        ],
      },
      { block: 'gallery', heading: 'Showers from the gallery', category: 'shower-enclosures' },
      {
        block: 'questions',
        heading: 'Asked about showers',
        items: [
          {
            title: 'Which way does the door open?',
            text: 'Outward, or both ways: somebody who falls inside must be reached. The code has asked for it, and we build no other.',
          },
          {
            title: 'Are crooked walls a problem?',
            text: 'Up to 1/4 inch over the height is taken up by the fittings. Beyond that the glass is cut to the wall, and the estimate says so.',
          },
          {
            title: 'Does the price include fitting?',
            text: 'For clear tempered glass in 3/8" and 1/2", standard hardware and installation are in the price. Additions are lines of their own.',
          },
          {
            title: 'What keeps the glass clear?',
            text: 'A squeegee after the shower, more than anything else. The anti-spot coating makes that easier where the water is hard.',
          },
        ],
      },
      {
        block: 'callBand',
        title: 'Three figures, one price.',
        buttonText: 'Price a shower',
        href: '/get-quote?serviceType=shower_glass_quote',
      },
    ],
  },
  {
    title: 'Glass walls',
    slug: 'glass-wall',
    intro:
      'Interior walls of glass for homes and offices: a room that is closed to noise and open to daylight.',
    parts: [
      {
        block: 'cards',
        heading: 'Three ways to hold a wall',
        items: [
          {
            title: 'Floor and ceiling channel',
            text: 'Slim channels at head and foot, silicone between the panes: the quietest line.',
          },
          {
            title: 'Clamps',
            text: 'Point fittings where no channel is wanted, for low screens and single panels.',
          },
          {
            title: 'Steel-look grid',
            text: 'Narrow black frames with panes between them. It takes insulated or laminated glass.',
          },
        ],
      },
      '# When it has to be safety glass',
      'A pane of more than 9 square feet whose lower edge is less than 18 inches above the floor and whose upper edge is more than 36 inches above it, beside a place where people walk, is safety glass by the code. So is glass beside a door, on a stair and in a guard. A glass wall is practically always all of these, so ours are tempered or laminated. Your city decides in the end; we bring the figures.',
      {
        block: 'figures',
        heading: 'Sizes and weights',
        items: [
          {
            figure: '72 × 120"',
            title: 'Largest tempered sheet',
            text: 'Beyond it the wall gets one more joint, or a price by hand.',
          },
          {
            figure: '156 lb',
            title: '36 by 96 inches in 1/2"',
            text: 'One panel of an ordinary room. Tell us about stairs and elevators when you ask.',
          },
          {
            figure: '3/8–1/2"',
            title: 'The usual thickness',
            text: 'By height, and by whether a door hangs on it. Laminated glass is the quieter choice.',
          },
        ],
      },
      {
        block: 'questions',
        heading: 'Asked about glass walls',
        items: [
          {
            title: 'Does it keep noise out?',
            text: 'Speech, largely; music, less. Laminated glass and sealed joints do most of it, and a door is always the weakest point.',
          },
          {
            title: 'Can it be private?',
            text: 'With an etched or reeded pane, a band of film at eye level, or smart glass that turns from clear to white at a switch.',
          },
          {
            title: 'Can it be moved later?',
            text: 'Panels in channels can be taken out and set again. The sheet keeps its size: tempered glass is never cut.',
          },
        ],
      },
      {
        block: 'callBand',
        title: 'A plan or a photo is enough.',
        buttonText: 'Ask about a wall',
        href: '/contact',
      },
    ],
  },
  {
    title: 'Other glass',
    slug: 'other',
    intro:
      'Back-painted splashes, tabletops, display cases, fireplace glass: what is made once, and only for you.',
    parts: [
      {
        block: 'cards',
        heading: 'What people ask for',
        items: [
          {
            title: 'Back-painted splashes',
            text: 'One sheet behind the stove instead of tile and grout. Low-iron glass keeps the color true; outlets are cut before tempering.',
          },
          {
            title: 'Tabletops',
            text: 'A cover for wood, or a top of its own from 3/8" on, with a polished or beveled edge.',
          },
          {
            title: 'Display cases',
            text: 'Bonded edges without frames, for shops and collections.',
          },
          {
            title: 'Fireplace and stove glass',
            text: 'Tempered glass screens an open hearth. A stove door needs ceramic glass, which takes the heat that tempered glass does not.',
          },
          {
            title: 'Pass-throughs and transoms',
            text: 'Small panes that carry light from room to room.',
          },
          {
            title: 'Old sashes',
            text: 'Single panes in putty, cut to the old frame, also in wavy or textured glass.',
          },
        ],
      },
      {
        block: 'steps',
        heading: 'How a one-off begins',
        items: [
          {
            title: 'Show it',
            text: 'A photo, a sketch or brown paper cut to shape. Paper is best for anything that is not a rectangle.',
          },
          {
            title: 'We draw it',
            text: 'With figures, holes and edges. A hole or notch wider than a third of the sheet is looked at with the fabricator first.',
          },
          {
            title: 'You sign the drawing',
            text: 'Glass that is cut to a drawing cannot be taken back, so the drawing comes before the cut.',
          },
        ],
      },
      {
        block: 'callBand',
        title: 'Describe it in your own words.',
        buttonText: 'Ask us',
        href: '/contact',
      },
    ],
  },
]
