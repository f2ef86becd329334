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
    toastUndo(status === 'open' ? 'The quote is open again.' : 'The quote is presented.', () =>
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
      title={`Quote ${quote.number}`}
      up={<Owner quote={quote} />}
      badges={<QuoteStateBadge state={quote.state} />}
      facts={[
        quote.name,
        `Quoted ${showDay(quote.quotedOn)} by ${quote.person}`,
        `Good through ${showDay(quote.expiresOn)}`,
      ]}
      actions={
        <>
          <ExplainedButton why={whyNotChoose(quote)} onClick={onChoose}>
            Choose an offer
          </ExplainedButton>
          <Button
            component="a"
            variant="default"
            href={quotePdf.path.replace('{id}', String(id))}
            target="_blank"
            leftSection={<IconPrinter size={15} aria-hidden />}
          >
            Print
          </Button>
          <Button
            variant="default"
            loading={paper.isPending}
            leftSection={<IconMail size={15} aria-hidden />}
            onClick={() => void mail().catch(toastProblem)}
          >
            Email
          </Button>
          <ExplainedButton
            variant="default"
            why={whyNotEdit(quote.state)}
            leftSection={<IconPencil size={15} aria-hidden />}
            onClick={() => void navigate({ to: '/quote/$id/edit', params: { id } })}
          >
            Edit
          </ExplainedButton>
          {quote.state === 'lost' ? (
            <Button
              variant="default"
              loading={marking.isPending}
              onClick={() => void mark('open').catch(toastProblem)}
            >
              Reopen
            </Button>
          ) : (
            <>
              <ExplainedButton
                variant="default"
                loading={marking.isPending}
                why={whyNotMark(quote, 'presented')}
                onClick={() => void mark('presented').catch(toastProblem)}
              >
                Mark presented
              </ExplainedButton>
              <ExplainedButton variant="default" why={whyNotMark(quote, 'lost')} onClick={onLost}>
                Mark lost
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
