import { Button, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { STATUS_WORDS } from '#areas/commissions/statuses.ts';
import { showMonth } from '#platform/shared/dates.ts';
import { PageCard } from '#platform/web/ui/page-card.tsx';
import { RetryProblem } from '#platform/web/ui/retry-problem.tsx';
import { TextLink } from '#platform/web/ui/text-link.tsx';
import type { ImportView } from '../contract.ts';
import { HOW_PLACES } from '../how.ts';
import type { Place } from '../pool-contract.ts';
import { Amount } from './amount.tsx';
import { CreateFrom } from './create-from.tsx';
import { placesQuery } from './import-queries.ts';
import classes from './imports.module.css';
import { texts } from './texts.ts';

/** Where the rows of an imported statement are now, and the way into a file for those that are in none. */
export function StatementPlaces({ view }: { view: ImportView }) {
  const query = useQuery(placesQuery(view.id));
  const { data } = query;
  const [isCreating, setCreating] = useState(false);
  const { places = [], fileMonth = '' } = data ?? {};
  const waiting = places.filter(({ place }) => place === 'pool');
  const sum = (of: 'rows' | 'total') => waiting.reduce((all, each) => all + each[of], 0);
  return (
    <PageCard
      title={texts.places.title}
      how={HOW_PLACES}
      mb="sm"
      action={
        fileMonth && (
          <Button size="xs" onClick={() => setCreating(true)}>
            {texts.pool.createFromStatement}
          </Button>
        )
      }
    >
      <RetryProblem query={query} />
      <ul className={classes.places}>
        {places.map((place) => (
          <li key={[place.place, place.file, place.status, place.now, place.month, place.import?.id].join()}>
            <span>{texts.counts.rows(place.rows)}</span>
            <span>
              <Amount cents={place.total} />
            </span>
            <span>
              <PlaceLinks place={place} view={view} />
            </span>
          </li>
        ))}
      </ul>
      {fileMonth && (
        <Text fz="sm" c="dimmed" mt="xs">
          {texts.places.otherWays(
            (words) => (
              <TextLink to="/commissions/create" fz="inherit">
                {words}
              </TextLink>
            ),
            (words) => (
              <TextLink to="/commissions/unmatched" search={{ company: view.company.id }} fz="inherit">
                {words}
              </TextLink>
            ),
          )}
        </Text>
      )}
      {isCreating && (
        <CreateFrom
          from={{
            company: view.company,
            month: fileMonth,
            lines: sum('rows'),
            total: sum('total'),
            statement: view,
          }}
          onClose={() => setCreating(false)}
        />
      )}
    </PageCard>
  );
}

interface PlaceLinksProps {
  place: Place;
  view: ImportView;
}

/** Each place leads to the rows in it. */
function PlaceLinks({ place: { place, file, status, now, month, import: from }, view }: PlaceLinksProps) {
  const fileLink = (words: string) => (
    <FileLink file={file} status={status}>
      {words}
    </FileLink>
  );
  const rowsLink = (words: string) => (
    <RowsLink view={view} outcome={place}>
      {words}
    </RowsLink>
  );
  switch (place) {
    case 'pool':
      return (
        <TextLink to="/commissions/pool" search={{ company: view.company.id }} fz="inherit">
          {texts.places.notInFile(showMonth(month))}
        </TextLink>
      );
    case 'file':
      return fileLink(texts.places.inFile(String(file), status ? STATUS_WORDS[status].toLowerCase() : ''));
    case 'forwarded':
      return now === null
        ? texts.places.forwardedWaiting(String(file), fileLink)
        : texts.places.forwardedInto(String(file), fileLink, now, (words) => (
            <FileLink file={now} status={null}>
              {words}
            </FileLink>
          ));
    case 'deleted':
      return file === null ? (
        texts.places.deleted
      ) : (
        <FileLink file={file} status={null}>
          {texts.places.deletedFromFile(file)}
        </FileLink>
      );
    case 'received':
      return from
        ? texts.places.receivedWith(
            rowsLink,
            <TextLink to="/commissions/import/$id" params={{ id: from.id }} fz="inherit">
              {from.filename}
            </TextLink>,
          )
        : texts.places.receivedDownloaded(rowsLink);
    case 'problem':
      return rowsLink(texts.places.problem);
  }
}

function FileLink({ file, status, children }: Pick<Place, 'file' | 'status'> & { children: string }) {
  return (
    <TextLink
      to="/commissions/reconcile/$id"
      params={{ id: file ?? 0 }}
      search={status ? { status } : {}}
      fz="inherit"
    >
      {children}
    </TextLink>
  );
}

function RowsLink({ view, outcome, children }: { view: ImportView; outcome: string; children: string }) {
  return (
    <TextLink to="/commissions/import/$id" params={{ id: view.id }} search={{ outcome }} fz="inherit">
      {children}
    </TextLink>
  );
}
