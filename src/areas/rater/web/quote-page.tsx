import { Alert, Stack } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { showDay } from '#platform/shared/dates.ts';
import { ChooseDialog } from './choose-dialog.tsx';
import { ComparisonCards } from './comparison-cards.tsx';
import { LostDialog } from './lost-dialog.tsx';
import { QuoteFacts } from './quote-facts.tsx';
import { QuoteHead } from './quote-head.tsx';
import { QuoteLog } from './quote-log.tsx';
import { quoteQuery } from './quote-queries.ts';
import { SoldCard } from './sold-card.tsx';
import { texts } from './texts.ts';

const route = getRouteApi('/signed-in/quote/$id');

/** The carriers side by side, and what becomes of the quote. */
export function QuotePage() {
  const { id } = route.useParams();
  const { open } = route.useSearch();
  const { data: quote } = useSuspenseQuery(quoteQuery(id));
  const actions = route.useRouteContext({ select: ({ quoteActions }) => quoteActions });
  const navigate = useNavigate();
  const show = (next: 'choose' | 'lost' | undefined, isDone = false) =>
    void navigate({
      to: '/quote/$id',
      params: { id },
      search: (all) => ({ ...all, open: next }),
      replace: next === undefined,
      ignoreBlocker: isDone,
    });
  return (
    <>
      <QuoteHead quote={quote} onChoose={() => show('choose')} onLost={() => show('lost')} />
      <Stack gap="md">
        {quote.state === 'expired' && (
          <Alert title={texts.quote.hasExpired}>{texts.quote.wasGoodThrough(showDay(quote.expiresOn))}</Alert>
        )}
        {quote.state === 'lost' && <Alert title={texts.quote.isLost}>{quote.lostReason}</Alert>}
        {quote.state === 'sold' && <SoldCard quote={quote} actions={actions} />}
        <ComparisonCards quote={quote} />
        <QuoteFacts quote={quote} />
        <QuoteLog id={id} />
      </Stack>
      {open === 'choose' && (
        <ChooseDialog quote={quote} onClose={() => show(undefined)} onChosen={() => show(undefined, true)} />
      )}
      {open === 'lost' && (
        <LostDialog quote={quote} onClose={() => show(undefined)} onLost={() => show(undefined, true)} />
      )}
    </>
  );
}
