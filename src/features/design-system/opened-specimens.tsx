'use client'

import { useState } from 'react'
import { Info } from 'lucide-react'
import { ShowerDrawing } from '@/drawings/illustrations/shower'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { ImageViewer } from '@/ui/image-viewer'
import { RadioCards } from '@/ui/radio-cards'
import { Sheet } from '@/ui/sheet'
import { Slider } from '@/ui/slider'
import { Tabs } from '@/ui/tabs'
import { notify, notifyError } from '@/ui/toast'
import { Tooltip, TooltipArea } from '@/ui/tooltip'
import { Specimen } from './specimen'

type Opened = 'dialog' | 'sheet' | 'viewer' | null

export function OpenedSpecimens() {
  const [opened, setOpened] = useState<Opened>(null)
  const [thickness, setThickness] = useState('3/8')
  const close = () => setOpened(null)
  return (
    <>
      <Specimen name="Radio cards">
        <RadioCards
          label="Glass thickness"
          value={thickness}
          onChange={setThickness}
          choices={[
            { value: '3/8', title: '3/8"', text: 'Lighter, up to 84 inches high.' },
            { value: '1/2', title: '1/2"', text: 'Stiffer, up to 120 inches high.' },
          ]}
        />
      </Specimen>
      <Specimen name="Slider">
        <div className="max-w-md">
          <Slider label="Opacity" initial={80} />
        </div>
      </Specimen>
      <Specimen name="Tabs">
        <Tabs
          label="Glass styles"
          tabs={[
            { id: 'clear', name: 'Clear and low iron', content: <p>Ordinary and water-clear.</p> },
            { id: 'privacy', name: 'Privacy and texture', content: <p>Etched, rain, reeded.</p> },
          ]}
        />
      </Specimen>
      <Specimen name="Tooltip">
        <TooltipArea>
          <div className="flex gap-4">
            {['After 700 ms, at once on focus or a tap.', 'At once within 300 ms of the last.'].map(
              (words, index) => (
                <Tooltip
                  key={words}
                  trigger={
                    <button
                      type="button"
                      aria-label={`Explanation ${index + 1}`}
                      className="grid size-11 place-items-center text-edge-mid hover:text-edge-ink"
                    >
                      <Info aria-hidden="true" className="size-5" />
                    </button>
                  }
                >
                  {words}
                </Tooltip>
              ),
            )}
          </div>
        </TooltipArea>
      </Specimen>
      <Specimen name="Dialog, sheet, viewer">
        <div className="flex flex-wrap gap-4">
          <Button onClick={() => setOpened('dialog')}>Open the dialog</Button>
          <Button onClick={() => setOpened('sheet')}>Open the sheet</Button>
          <Button onClick={() => setOpened('viewer')}>Open the viewer</Button>
        </div>
        <Dialog
          open={opened === 'dialog'}
          onOpenChange={close}
          title="The price has changed"
          description="A row of the price list was changed since you began."
          closeLabel="Close"
        >
          <Button look="ink" onClick={close}>
            Take the new price
          </Button>
        </Dialog>
        <Sheet
          open={opened === 'sheet'}
          onOpenChange={close}
          title="Reading a tape"
          closeLabel="Close"
        >
          <p>The longest tick between two inches is the half, the next the quarters.</p>
        </Sheet>
        {opened === 'viewer' ? (
          <ImageViewer
            title="Corner shower"
            description="A fixed panel and a door."
            closeLabel="Close"
            onClose={close}
            picture={
              <span className="grid min-h-64 place-items-center bg-edge-tint p-8">
                <ShowerDrawing className="max-w-100" />
              </span>
            }
          />
        ) : null}
      </Specimen>
      <Specimen name="Toast">
        <div className="flex flex-wrap gap-4">
          <Button
            onClick={() => notify({ title: 'Quote Saved', text: 'It waits in your profile.' })}
          >
            Say that it worked
          </Button>
          <Button onClick={() => notifyError({ title: 'Calculation Error' })}>
            Say that it did not
          </Button>
        </div>
      </Specimen>
    </>
  )
}
