import { Button, UnstyledButton } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { showDay } from '#platform/shared/dates.ts';
import { namedChoices } from '#platform/web/inputs/named-choices.ts';
import type { Column } from '#platform/web/table/column.ts';
import { DaysFilter } from '#platform/web/table/days-filter.tsx';
import { FilterBar } from '#platform/web/table/filter-bar.tsx';
import { FilterSelect } from '#platform/web/table/filter-select.tsx';
import { readList } from '#platform/web/table/page-params.ts';
import { PagedTable } from '#platform/web/table/paged-table.tsx';
import { usePagedRows } from '#platform/web/table/use-paged-rows.ts';
import { ListCard } from '#platform/web/ui/list-card.tsx';
import { RecordHead } from '#platform/web/ui/record-head.tsx';
import type { HoursDay, HoursStretch } from '../hours-contract.ts';
import { HOW_HOURS } from '../how.ts';
import { showMinutes } from '../rules.ts';
import classes from './hours-page.module.css';
import { hoursQuery } from './hours-queries.ts';
import { type MeantStretch, StretchDialog } from './stretch-dialog.tsx';
import { texts } from './texts.ts';

const route = getRouteApi('/signed-in/hours');

/** Hours by person and day: everyone's for administrators, who correct them; the own for anyone else. */
export function HoursPage() {
  const search = route.useSearch();
  const navigate = useNavigate();
  const [meant, setMeant] = useState<MeantStretch>();
  const { from, to, person } = search;
  const list = usePagedRows(hoursQuery({ from, to, person }, readList(search)));
  const { answer } = list;
  const people = answer?.people ?? [];
  const isAdmin = people.length > 0;
  const change = (next: object) => void navigate({ to: '.', search: (now) => ({ ...now, ...next }) });
  const narrow = (next: object) => change({ ...next, page: undefined });
  return (
    <>
      <RecordHead
        hasViews
        title={texts.hours.title}
        facts={
          answer
            ? [
                texts.hours.days(showDay(answer.from), showDay(answer.to)),
                texts.hours.inAll(showMinutes(answer.minutes)),
              ]
            : ['']
        }
        how={HOW_HOURS}
        actions={
          isAdmin && (
            <Button leftSection={<IconPlus size={15} aria-hidden />} onClick={() => setMeant('add')}>
              {texts.correction.add}
            </Button>
          )
        }
      />
      <ListCard label={texts.hours.title}>
        <FilterBar filter={{ from, to, person }}>
          <DaysFilter from={from ?? answer?.from} to={to ?? answer?.to} onChange={narrow} />
          {isAdmin && (
            <FilterSelect
              label={texts.hours.person}
              all={texts.hours.everyone}
              choices={namedChoices(people)}
              value={person}
              onChange={(value) => narrow({ person: value })}
            />
          )}
        </FilterBar>
        <PagedTable
          label={texts.hours.title}
          list={list}
          search={search}
          onChange={change}
          columns={columnsOf(isAdmin ? setMeant : undefined)}
          rowKey={({ employee, date }) => `${employee.id} ${date}`}
          empty={texts.hours.none}
        />
      </ListCard>
      {meant && <StretchDialog meant={meant} people={people} onClose={() => setMeant(undefined)} />}
    </>
  );
}

const columnsOf = (correct: ((meant: MeantStretch) => void) | undefined): Column<HoursDay>[] => [
  { key: 'date', label: texts.hours.day, kind: 'day', width: 110, cell: ({ date }) => showDay(date) },
  { key: 'person', label: texts.hours.person, width: '24%', cell: ({ employee }) => employee.name },
  {
    key: 'stretches',
    label: texts.hours.inAndOut,
    cell: (day) => (
      <span className={classes.stretches}>
        {day.stretches.map((stretch) =>
          correct ? (
            <UnstyledButton
              key={stretch.id}
              className={classes.stretch}
              title={stretch.correction || undefined}
              aria-label={texts.hours.correct(stretchWords(day, stretch))}
              onClick={() => correct({ day, stretch })}
            >
              {stretchWords(day, stretch)}
            </UnstyledButton>
          ) : (
            <span key={stretch.id} title={stretch.correction || undefined}>
              {stretchWords(day, stretch)}
            </span>
          ),
        )}
      </span>
    ),
  },
  {
    key: 'minutes',
    label: texts.hours.title,
    align: 'right',
    width: 90,
    cell: ({ minutes }) => showMinutes(minutes),
  },
];

function stretchWords({ timeZone }: HoursDay, { in: inAt, out, correction }: HoursStretch): string {
  const time = (moment: Date) =>
    moment.toLocaleTimeString('en-US', { timeZone, hour: 'numeric', minute: '2-digit' });
  const words = out ? texts.hours.stretch(time(inAt), time(out)) : texts.hours.stretchUntilNow(time(inAt));
  return correction ? texts.hours.corrected(words) : words;
}
