import { Skeleton, Text, Title } from '@mantine/core';
import { getRouteApi, Link } from '@tanstack/react-router';
import { readList, writeList } from '#platform/web/table/page-params.ts';
import { SevenButtonPager } from '#platform/web/table/seven-button-pager.tsx';
import { TableProblem } from '#platform/web/table/table-states.tsx';
import { useEndReached } from '#platform/web/table/use-end-reached.ts';
import { usePagedRows } from '#platform/web/table/use-paged-rows.ts';
import { showMoment } from '#platform/web/ui/show-moment.ts';
import type { PhoneCall } from '../contract.ts';
import { showSeconds } from '../rules.ts';
import { CallBadge } from './call-words.tsx';
import classes from './recent-calls.module.css';
import { callsQuery } from './telephony-queries.ts';
import { texts } from './texts.ts';

const route = getRouteApi('/window/telephony');

/** The person's calls, the latest first; the window is too narrow for a table of six columns. */
export function RecentCalls() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const request = readList(search);
  const calls = usePagedRows(callsQuery(request));
  const end = useEndReached(calls.loadMore);
  return (
    <section className={classes.recent} aria-labelledby="recent-calls">
      <Title order={2} id="recent-calls" className={classes.title}>
        {texts.recent.title}
      </Title>
      <div className={classes.scroll} data-stale={calls.isStale || undefined}>
        {calls.error && <TableProblem onRetry={calls.retry}>{calls.error.message}</TableProblem>}
        {!calls.rows && !calls.error && <Skeleton height={60} m={12} aria-hidden />}
        {calls.rows?.length === 0 && (
          <Text c="dimmed" fz="sm" p={12} role="status">
            {texts.recent.none}
          </Text>
        )}
        <ul className={classes.list}>
          {calls.rows?.map((call) => (
            <li key={call.id}>
              <CallRow call={call} />
            </li>
          ))}
        </ul>
        <div ref={end} />
      </div>
      {calls.pagination && (
        <SevenButtonPager
          pagination={calls.pagination}
          perPage={request.perPage}
          onChange={(next) => void navigate({ search: (now) => ({ ...now, ...writeList(next) }) })}
        />
      )}
    </section>
  );
}

function CallRow({ call }: { call: PhoneCall }) {
  return (
    <Link
      from="/telephony"
      to="/telephony"
      search={(search) => ({ ...search, call: call.id })}
      className={classes.row}
    >
      <span className={classes.line}>
        <span className={classes.number}>{call.number}</span>
        <span className={classes.when}>{showMoment(call.startedAt)}</span>
      </span>
      <span className={classes.line}>
        <span className={classes.customer}>{call.customer}</span>
        <span className={classes.how}>
          {call.connectedAt && call.endedAt && showSeconds(call.seconds)}
          <CallBadge call={call} />
        </span>
      </span>
      {call.notes.trim() && <span className={classes.notes}>{call.notes}</span>}
    </Link>
  );
}
