import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { PageCard } from '#platform/web/ui/page-card.tsx';
import { RetryProblem } from '#platform/web/ui/retry-problem.tsx';
import { TextLink } from '#platform/web/ui/text-link.tsx';
import { Waiting } from '#platform/web/ui/waiting.tsx';
import { HOW_BY_STATUS } from '../how.ts';
import type { SnapshotColumn } from '../list-contract.ts';
import { LEAD_LISTS, type LeadList } from '../rules.ts';
import { STATUS_WORDS } from '../statuses.ts';
import { ageWords } from './lead-words.ts';
import { LeadsFrame } from './leads-frame.tsx';
import classes from './snapshot-page.module.css';
import { snapshotQuery } from './snapshot-query.ts';
import { texts } from './texts.ts';

/** Every status side by side: how many, and who waits longest. */
export function SnapshotPage() {
  const query = useQuery(snapshotQuery);
  const { data, error } = query;
  const total = data?.results.reduce((sum, { count }) => sum + count, 0);
  return (
    <LeadsFrame
      title={texts.snapshot.title}
      facts={[total === undefined ? '' : texts.snapshot.total(total), texts.snapshot.oldestFirst]}
    >
      <RetryProblem query={query} />
      <div className={classes.columns}>
        {!data &&
          !error &&
          Object.values(LEAD_LISTS).map((status) => <Waiting key={status} height={290} radius={8} />)}
        {data?.results.map((column) => (
          <StatusColumn key={column.status} column={column} />
        ))}
      </div>
    </LeadsFrame>
  );
}

function StatusColumn({ column: { status, count, oldest } }: { column: SnapshotColumn }) {
  const list = Object.entries(LEAD_LISTS).find(([, of]) => of === status)?.[0] as LeadList;
  return (
    <PageCard title={STATUS_WORDS[status]} how={HOW_BY_STATUS}>
      <TextLink to="/leads/$list" params={{ list }} className={classes.count}>
        {texts.snapshot.leads(count)}
      </TextLink>
      <ol className={classes.oldest}>
        {oldest.map(({ id, name, assignee, createdAt }) => (
          <li key={id}>
            <TextLink to="/lead/$id" params={{ id }} fz="sm">
              {name}
            </TextLink>
            <Text c="dimmed" fz="xs">
              {ageWords(createdAt)}
            </Text>
            {assignee && (
              <Text c="dimmed" fz="xs">
                {assignee}
              </Text>
            )}
          </li>
        ))}
      </ol>
    </PageCard>
  );
}
