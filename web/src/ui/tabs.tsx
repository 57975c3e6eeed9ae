import { type ReactNode, useState } from 'react'
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs'

interface TabsProps<Id extends string> {
  label: string
  /** `isKept`: what is typed in it stays while another part is looked at. */
  tabs: readonly { id: Id; label: string; content: () => ReactNode; isKept?: boolean }[]
  chosen: Id
  onChoose: (id: Id) => void
}

/** Parts of a screen of which one is shown; the arrow keys go from one to the next. */
export function Tabs<Id extends string>({ label, tabs, chosen, onChoose }: TabsProps<Id>) {
  const [seen, setSeen] = useState<readonly Id[]>([chosen])
  if (!seen.includes(chosen)) setSeen([...seen, chosen])
  return (
    <AriaTabs
      className="min-w-0"
      selectedKey={chosen}
      onSelectionChange={key => {
        const tab = tabs.find(({ id }) => id === key)
        if (tab) onChoose(tab.id)
      }}
    >
      <TabList aria-label={label} className="flex overflow-x-auto sm:gap-x-1 border-line border-b">
        {tabs.map(tab => (
          <Tab
            key={tab.id}
            id={tab.id}
            className="-mb-px inline-flex min-h-11 cursor-pointer items-center whitespace-nowrap border-transparent border-b-2 px-2 sm:px-3 font-medium text-soft text-xs hover:text-ink data-selected:border-marker sm:text-sm data-selected:text-ink"
          >
            {tab.label}
          </Tab>
        ))}
      </TabList>
      {tabs.map(tab => (
        <TabPanel
          key={tab.id}
          id={tab.id}
          shouldForceMount={(tab.isKept ?? false) && seen.includes(tab.id)}
          className="pt-8 data-inert:hidden"
        >
          {tab.content()}
        </TabPanel>
      ))}
    </AriaTabs>
  )
}
