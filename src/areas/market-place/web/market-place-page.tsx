import { Anchor, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useSession } from '#areas/session/web/public.ts';
import { useLive } from '#platform/web/live/use-live.ts';
import { PageHead } from '#platform/web/ui/page-head.tsx';
import { RetryProblem } from '#platform/web/ui/retry-problem.tsx';
import { WaitDialog } from '#platform/web/ui/wait-dialog.tsx';
import { Waiting } from '#platform/web/ui/waiting.tsx';
import { AddOnTile } from './add-on-tile.tsx';
import classes from './market-place.module.css';
import { KEY, marketPlaceQuery } from './market-queries.ts';
import { RequestDialog } from './request-dialog.tsx';
import { texts } from './texts.tsx';

const route = getRouteApi('/signed-in/market_place');

export function MarketPlacePage() {
  const { request } = route.useSearch();
  const navigate = route.useNavigate();
  const query = useQuery(marketPlaceQuery);
  const { data, error } = query;
  const { marketPlace } = useSession().whiteLabel.links;
  useLive('marketPlace', KEY);
  const asked = data?.find(({ id }) => id === request);
  const close = (isDone?: true) =>
    void navigate({
      // The answer to one request must not close the dialog of the next.
      search: (now) => (now.request === request ? {} : now),
      replace: true,
      ignoreBlocker: isDone === true,
    });
  return (
    <>
      <PageHead title={texts.page.title} facts={[texts.page.hint]} />
      {marketPlace && (
        <Text fz="sm" mb="sm">
          {texts.page.findMore((words) => (
            <Anchor href={marketPlace} target="_blank" rel="noreferrer" fz="inherit">
              {words}
            </Anchor>
          ))}
        </Text>
      )}
      <RetryProblem query={query} />
      {!data && !error && <Waiting height={300} />}
      {data?.length === 0 && <Text c="dimmed">{texts.page.none}</Text>}
      {data && data.length > 0 && (
        <ul className={classes.tiles} aria-label={texts.page.addOns}>
          {data.map((addOn) => (
            <AddOnTile
              key={addOn.id}
              addOn={addOn}
              onRequest={() => void navigate({ search: { request: addOn.id } })}
            />
          ))}
        </ul>
      )}
      {asked && <RequestDialog key={asked.id} addOn={asked} onClose={close} />}
      {data && request !== undefined && !asked && (
        <WaitDialog
          title={texts.request.request}
          problem={texts.request.notOffered}
          onClose={() => close()}
        />
      )}
    </>
  );
}
