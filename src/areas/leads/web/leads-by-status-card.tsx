import { useQuery } from '@tanstack/react-query';
import { showCount } from '#platform/shared/show-count.ts';
import { LoadedCard } from '#platform/web/ui/loaded-card.tsx';
import { TextLink } from '#platform/web/ui/text-link.tsx';
import { HOW_BY_STATUS } from '../how.ts';
import { LEAD_LISTS, type LeadList } from '../rules.ts';
import { STATUS_WORDS } from '../statuses.ts';
import classes from './leads-by-status-card.module.css';
import { snapshotQuery } from './snapshot-query.ts';
import { texts } from './texts.ts';

/** How many leads have each status, for the home screen; each leads to its list. */
export function LeadsByStatusCard() {
  const snapshot = useQuery(snapshotQuery);
  const most = Math.max(1, ...(snapshot.data?.results.map(({ count }) => count) ?? []));
  return (
    <LoadedCard
      title={texts.byStatus.title}
      how={HOW_BY_STATUS}
      action={
        <TextLink to="/leads" fz="sm">
          {texts.byStatus.all}
        </TextLink>
      }
      query={snapshot}
      empty={{
        is: ({ results }) => results.every(({ count }) => count === 0),
        says: texts.byStatus.none,
      }}
    >
      {({ results }) => (
        <ul className={classes.list}>
          {results.map(({ status, count }) => (
            <li key={status}>
              <TextLink to="/leads/$list" params={{ list: listOf(status) }} fz="sm" className={classes.name}>
                {STATUS_WORDS[status]}
              </TextLink>
              <span aria-hidden className={classes.bar}>
                <span style={{ width: `${(100 * count) / most}%` }} />
              </span>
              <span className={classes.count}>{showCount(count)}</span>
            </li>
          ))}
        </ul>
      )}
    </LoadedCard>
  );
}

function listOf(status: keyof typeof STATUS_WORDS): LeadList {
  return Object.entries(LEAD_LISTS).find(([, of]) => of === status)?.[0] as LeadList;
}
