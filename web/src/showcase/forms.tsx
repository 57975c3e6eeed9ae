import { useState } from 'react'
import { ComboBox } from '../ui/combo-box.tsx'
import { CountedTextArea } from '../ui/counted-text-area.tsx'
import { CountedTextField } from '../ui/counted-text-field.tsx'
import { DayCalendar } from '../ui/day-calendar.tsx'
import { DropFrame } from '../ui/drop-frame.tsx'
import { Field } from '../ui/field.tsx'
import { NativeSelect } from '../ui/native-select.tsx'
import { SearchChoice } from '../ui/search-choice.tsx'
import { SearchField } from '../ui/search-field.tsx'
import { SearchPicker } from '../ui/search-picker.tsx'
import { Select } from '../ui/select.tsx'
import { Switch, SwitchField } from '../ui/switch.tsx'
import { TextArea } from '../ui/text-area.tsx'
import { TextField } from '../ui/text-field.tsx'
import { TextLimit } from '../ui/text-limit.tsx'
import { TimeZoneField } from '../ui/time-zone-field.tsx'
import { Chapter } from './specimen.tsx'

const CATEGORIES = [
  { value: 'all', label: 'All Categories' },
  { value: 'electrical', label: 'Electrical' },
  { value: 'plumbing', label: 'Plumbing' },
]
const STATUSES = [...CATEGORIES, { value: 'none', label: 'Not to be chosen', isDisabled: true }]

const SKILLS = ['Boiler repair', 'Pipe fitting', 'Tiling'].map(name => ({ id: name, name, detail: 'Home repair' }))
const useFoundSkills = (typed: string) => ({
  found: SKILLS.filter(({ name }) => name.toLowerCase().includes(typed.toLowerCase())),
  isSearching: false,
})

/** What is filled in: empty, filled, hinted at, wrong, locked. */
export function Forms() {
  const [status, setStatus] = useState('all')
  const [trade, setTrade] = useState<string | null>(null)
  const [skills, setSkills] = useState([{ id: 'Tiling', name: 'Tiling' }])
  const [words, setWords] = useState('')
  const [isOn, setOn] = useState(true)
  const [dropped, setDropped] = useState(0)
  const [zone, setZone] = useState('Europe/Lisbon')
  const [name, setName] = useState('Kitchen with a bath')
  return (
    <Chapter title="Forms">
      <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        <TextField label="Title" placeholder="What is it about?" />
        <TextField label="Filled" defaultValue="My fuse box trips" />
        <TextField label="With a hint" hint="We'll send session details to this email." type="email" />
        <TextField label="Wrong" defaultValue="Fix" error="Title must be at least 5 characters long" />
        <TextField label="Locked" defaultValue="client@demo.onhand.local" readOnly hint="This cannot be changed after creation." />
        <TextField label="Disabled" defaultValue="Nothing to do here" disabled />
        <CountedTextField label="Counted" text={name} value={name} maxCharacters={20} onChange={event => setName(event.target.value)} />
        <CountedTextArea
          label="Counted words"
          rows={3}
          text={name}
          value={name}
          maxCharacters={12}
          onChange={event => setName(event.target.value)}
        />
        <TextLimit id="limit-of-name" text={name} maxCharacters={12} />
        <SearchField name="words" value={words} onChange={setWords} placeholder="Search by skill, expert, or service..." />
        <TextArea label="Description" rows={3} placeholder="Say it in your own words." />
        <TextArea label="Wrong description" rows={3} defaultValue="Broken" error="Description must be at least 20 characters long" />
        <NativeSelect label="Category" options={CATEGORIES} defaultValue="all" />
        <NativeSelect label="Wrong category" options={CATEGORIES} defaultValue="all" error="Please choose what it is about." />
        <Select label="Status" options={STATUSES} value={status} onChange={setStatus} />
        <Select label="Disabled status" options={STATUSES} value="plumbing" isDisabled onChange={() => undefined} />
        <Field label="Searched by typing" hint="One choice out of many.">
          {ids => (
            <ComboBox
              ids={ids}
              label="Searched by typing"
              options={CATEGORIES}
              value={trade}
              nothingFound="Nothing is called that."
              onChange={setTrade}
            />
          )}
        </Field>
        <SearchPicker
          label="Skills"
          placeholder="Search skills ..."
          useFound={useFoundSkills}
          nothingFound="No skill is called that."
          chosenLabel="Chosen example skills"
          chosen={skills}
          error={undefined}
          onChange={setSkills}
        />
        <TimeZoneField label="Time zone" value={zone} onChange={setZone} />
        <Chosen />
        <DropFrame className="justify-items-center text-center" onFiles={files => setDropped(files.length)}>
          <p className="text-soft text-sm">{dropped === 0 ? 'Drop files here.' : `${dropped} dropped.`}</p>
        </DropFrame>
        <SwitchField label="Sound" hint="A short chime." checked={isOn} onChange={event => setOn(event.target.checked)} />
        <SwitchField label="Locked switch" hint="It cannot be switched off." checked disabled onChange={() => undefined} />
        <span className="inline-flex min-h-11 items-center">
          <Switch aria-label="Without words" checked={!isOn} onChange={event => setOn(!event.target.checked)} />
        </span>
      </div>
    </Chapter>
  )
}

/** One of very many, and a day of a month in which some cannot be had. */
function Chosen() {
  const [skill, setSkill] = useState(SKILLS[0] ?? null)
  const [day, setDay] = useState('2026-11-24')
  return (
    <>
      <SearchChoice
        label="One skill"
        placeholder="Search, or choose from the list"
        useFound={useFoundSkills}
        nothingFound="No skill is called that."
        chosen={skill}
        onChange={setSkill}
      />
      <DayCalendar
        label="Day"
        value={day}
        focused={day}
        min="2026-11-20"
        max="2026-12-20"
        isUnavailable={asked => asked === '2026-11-26'}
        onChange={setDay}
        onFocus={setDay}
      />
    </>
  )
}
