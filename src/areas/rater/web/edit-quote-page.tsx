import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { MessagePage } from '#platform/web/ui/message-page.tsx';
import { RecordHead } from '#platform/web/ui/record-head.tsx';
import { TextLink } from '#platform/web/ui/text-link.tsx';
import { toastDone } from '#platform/web/ui/toasts.ts';
import { WayUp } from '#platform/web/ui/way-up.tsx';
import { whyNotEdit } from '../rules/quote-states.ts';
import { QuoteForm } from './quote-form.tsx';
import { quoteQuery } from './quote-queries.ts';
import { valuesOf } from './quote-values.ts';
import { texts } from './texts.ts';

const route = getRouteApi('/signed-in/quote/$id/edit');

export function EditQuotePage() {
  const { id } = route.useParams();
  const { data: quote } = useSuspenseQuery(quoteQuery(id));
  // The form keeps what it began with, however often the record is read again.
  const [began] = useState(quote);
  const navigate = useNavigate();
  const why = whyNotEdit(began.state);
  if (why) {
    return (
      <MessagePage
        title={texts.form.notEditable(quote.number)}
        action={
          <TextLink to="/quote/$id" params={{ id }}>
            {texts.form.showQuote}
          </TextLink>
        }
      >
        {why}
      </MessagePage>
    );
  }
  const back = (isSaved: boolean) =>
    void navigate({ to: '/quote/$id', params: { id }, replace: isSaved, ignoreBlocker: isSaved });
  return (
    <>
      <RecordHead
        title={texts.form.edit(quote.number)}
        up={
          <WayUp to="/quote/$id" params={{ id }}>
            {quote.number}
          </WayUp>
        }
        facts={[quote.name, texts.form.becomesQuoteOfToday]}
      />
      <QuoteForm
        values={valuesOf(began)}
        quote={began}
        onSaved={() => {
          toastDone(texts.form.saved);
          back(true);
        }}
        onCancel={() => back(false)}
      />
    </>
  );
}
