import { ShowerDrawing } from '@/drawings/illustrations/shower'
import { Alert } from '@/ui/alert'
import { Badge } from '@/ui/badge'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { DimensionLine } from '@/ui/dimension-line'
import { SelectField, TextArea, TextField } from '@/ui/field'
import { Accordion } from '@/ui/page/accordion'
import { ArrowLink } from '@/ui/page/arrow-link'
import { Skeleton } from '@/ui/skeleton'
import { Table } from '@/ui/table'
import { Specimen } from './specimen'

export function PlainSpecimens() {
  return (
    <>
      <Specimen name="Dimension line">
        <DimensionLine className="max-w-xl">60&quot;</DimensionLine>
        <div className="grid max-w-xl grid-cols-2">
          <DimensionLine>32&quot;</DimensionLine>
          <DimensionLine>28&quot;</DimensionLine>
        </div>
        <DimensionLine className="max-w-xl" />
      </Specimen>
      <Specimen name="Button">
        <div className="flex flex-wrap gap-4">
          <Button look="sun" size="large">
            The one action
          </Button>
          <Button look="ink" size="large">
            Ink
          </Button>
          <Button look="outline">Outline</Button>
          <Button look="quiet">Quiet</Button>
        </div>
        <div className="flex flex-wrap gap-4">
          <Button look="sun" busy>
            Sending...
          </Button>
          <Button look="ink" disabled>
            Disabled
          </Button>
          <Button look="outline" disabled>
            Disabled
          </Button>
          <ArrowLink href="/gallery">See all projects</ArrowLink>
        </div>
      </Specimen>
      <Specimen name="Field">
        <div className="grid max-w-3xl gap-6 sm:grid-cols-2">
          <TextField label="Full Name" defaultValue="Avery Example" />
          <TextField label="Phone" aside="optional" hint="With the area code." />
          <TextField label="Email" error="A valid email is required." defaultValue="avery@" />
          <TextField label="Email of the account" readOnly defaultValue="avery@example.com" />
          <SelectField label="Service" defaultValue="">
            <option value="">Select a service</option>
            <option>Residential Glass</option>
          </SelectField>
          <SelectField label="Finish" disabled>
            <option>Standard clear</option>
          </SelectField>
          <div className="sm:col-span-2">
            <TextArea label="Message" hint="What is it, where is it, how big is it?" />
          </div>
        </div>
      </Specimen>
      <Specimen name="Alert">
        <Alert title="Invalid Dimensions">Please enter valid width and height in inches.</Alert>
        <Alert tone="done" title="Thank you">
          Your message is with us.
        </Alert>
      </Specimen>
      <Specimen name="Badge">
        <div className="flex gap-3">
          <Badge>Sample</Badge>
          <Badge tone="tint">Published</Badge>
          <Badge tone="ink">Paid</Badge>
          <Badge tone="error">Overdue</Badge>
        </div>
      </Specimen>
      <Specimen name="Card">
        <div className="grid gap-6 sm:grid-cols-2">
          <Card
            title="Custom Shower Doors"
            picture={
              <span className="grid h-60 place-items-center bg-edge-tint p-6">
                <ShowerDrawing className="max-h-full" />
              </span>
            }
          >
            Frameless glass to your tile, in 3/8&quot; or 1/2&quot;.
          </Card>
          <Card title="Without a picture">A frame of hairlines, and no shadow.</Card>
        </div>
      </Specimen>
      <Specimen name="Table">
        <Table
          caption="Lines of an estimate"
          columns={[
            { key: 'what', heading: 'What' },
            { key: 'size', heading: 'Size', figures: true },
            { key: 'price', heading: 'Price', figures: true },
          ]}
          rows={[
            { key: 'glass', cells: { what: 'Glass', size: '33.3 sq ft', price: '$1,240.00' } },
            { key: 'hinges', cells: { what: 'Hinges', size: '2', price: '$184.00' } },
          ]}
        />
      </Specimen>
      <Specimen name="Accordion">
        <Accordion
          items={[
            { title: 'How much will my glass cost?', text: 'The builder says it line by line.' },
            { title: 'What warranty do you give?', text: 'Five to ten years.' },
          ]}
        />
      </Specimen>
      <Specimen name="Skeleton">
        <div className="grid max-w-md gap-3" aria-busy="true">
          <Skeleton className="aspect-[4/3]" />
          <Skeleton className="h-6 w-2/3" />
          <Skeleton className="h-4" />
        </div>
      </Specimen>
    </>
  )
}
