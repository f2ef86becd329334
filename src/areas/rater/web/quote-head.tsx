import { Button } from '@mantine/core';
import { IconMail, IconPencil, IconPrinter } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { showDay } from '#platform/shared/dates.ts';
import { ExplainedButton } from '#platform/web/ui/explained-button.tsx';
import { RecordHead } from '#platform/web/ui/record-head.tsx';
import { toastProblem, toastUndo } from '#platform/web/ui/toasts.ts';
import { WayUp } from '#platform/web/ui/way-up.tsx';
import { type Quote, quotePdf } from '../contract.ts';
import { whyNotChoose, whyNotEdit, whyNotMark } from '../rules/quote-states.ts';
import { useKeepPaper, useMarkQuote } from './quote-queries.ts';
import { QuoteStateBadge } from './quote-state-badge.tsx';
import { texts } from './texts.ts';

interface QuoteHeadProps {
  quote: Quote;
  onChoose: () => void;
  onLost: () => void;
}

export function QuoteHead({ quote, onChoose, onLost }: QuoteHeadProps) {
  const { id, version, customerId, leadId } = quote;
  const navigate = useNavigate();
  const marking = useMarkQuote(id);
  const paper = useKeepPaper(id);

  async function mark(status: 'open' | 'presented'): Promise<void> {
    const marked = await marking.mutateAsync({ status, reason: '', version });
    const back =
      status === 'open'
        ? { status: 'lost' as const, reason: quote.lostReason, version: marked.version }
        : { status: 'open' as const, reason: '', version: marked.version };
    toastUndo(status === 'open' ? texts.quote.isOpenAgain : texts.quote.isPresented, () =>
      marking.mutateAsync(back),
    );
  }

  /** The paper is kept with the customer or the lead first, where the popup finds it. */
  async function mail(): Promise<void> {
    const { attachmentId } = await paper.mutateAsync();
    const receiver = customerId === null ? { leadId: leadId ?? undefined } : { customerId };
    await navigate({ to: '/email', search: { ...receiver, attachmentIds: String(attachmentId) } });
  }

  return (
    <RecordHead
      title={texts.quote.title(quote.number)}
      up={<Owner quote={quote} />}
      badges={<QuoteStateBadge state={quote.state} />}
      facts={[
        quote.name,
        texts.quote.quotedBy(showDay(quote.quotedOn), quote.person),
        texts.quote.goodThrough(showDay(quote.expiresOn)),
      ]}
      actions={
        <>
          <ExplainedButton why={whyNotChoose(quote)} onClick={onChoose}>
            {texts.choice.title}
          </ExplainedButton>
          <Button
            component="a"
            variant="default"
            href={quotePdf.path.replace('{id}', String(id))}
            target="_blank"
            leftSection={<IconPrinter size={15} aria-hidden />}
          >
            {texts.quote.print}
          </Button>
          <Button
            variant="default"
            loading={paper.isPending}
            leftSection={<IconMail size={15} aria-hidden />}
            onClick={() => void mail().catch(toastProblem)}
          >
            {texts.quote.email}
          </Button>
          <ExplainedButton
            variant="default"
            why={whyNotEdit(quote.state)}
            leftSection={<IconPencil size={15} aria-hidden />}
            onClick={() => void navigate({ to: '/quote/$id/edit', params: { id } })}
          >
            {texts.quote.edit}
          </ExplainedButton>
          {quote.state === 'lost' ? (
            <Button
              variant="default"
              loading={marking.isPending}
              onClick={() => void mark('open').catch(toastProblem)}
            >
              {texts.quote.reopen}
            </Button>
          ) : (
            <>
              <ExplainedButton
                variant="default"
                loading={marking.isPending}
                why={whyNotMark(quote, 'presented')}
                onClick={() => void mark('presented').catch(toastProblem)}
              >
                {texts.quote.markPresented}
              </ExplainedButton>
              <ExplainedButton variant="default" why={whyNotMark(quote, 'lost')} onClick={onLost}>
                {texts.loss.title}
              </ExplainedButton>
            </>
          )}
        </>
      }
    />
  );
}

function Owner({ quote: { customerId, leadId, name } }: { quote: Quote }) {
  const id = customerId ?? leadId ?? 0;
  return (
    <WayUp to={customerId === null ? '/lead/$id' : '/customer/$id'} params={{ id }}>
      {name}
    </WayUp>
  );
}
