import { Button, Checkbox } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { showDay } from '#platform/shared/dates.ts';
import { call } from '#platform/web/api/call.ts';
import { addressOf } from '#platform/web/api/request.ts';
import { ProblemAlert } from '#platform/web/ui/problem-alert.tsx';
import { type OpenPaper, paperFile, paperViewed, type Signed, signPaper } from '../sign-contract.ts';
import { SIGN_TEXTS, type Words } from '../texts.ts';
import { DeclineDialog } from './decline-dialog.tsx';
import { DeclinedPage } from './declined-page.tsx';
import { Disclosure } from './disclosure.tsx';
import { DonePage } from './done-page.tsx';
import classes from './open-paper-page.module.css';
import { Payments } from './payments.tsx';
import { type FrameProps, SignFrame } from './sign-frame.tsx';
import page from './sign-page.module.css';
import { NO_SIGNATURE, SignatureField, signatureIn } from './signature-field.tsx';
import { Steps } from './steps.tsx';
import { useSending } from './use-sending.ts';

interface OpenPaperPageProps extends FrameProps {
  token: string;
  paper: OpenPaper;
  /** Somebody else was faster, or its time is over. */
  onEnded: () => void;
}

/** Read, agree, sign: one page from top to bottom. */
export function OpenPaperPage({ token, paper, onEnded, ...frame }: OpenPaperPageProps) {
  const { language } = frame;
  const words = SIGN_TEXTS[language];
  const { summary, agency } = paper;
  const [hasAgreed, setAgreed] = useState(false);
  const [drawn, setDrawn] = useState(NO_SIGNATURE);
  const [dialog, setDialog] = useState<'decline'>();
  const [outcome, setOutcome] = useState<Signed | 'declined'>();
  const { send, sending, problem } = useSending(words, onEnded);
  const signature = signatureIn(drawn);
  useViewed(token);

  if (outcome === 'declined') return <DeclinedPage {...frame} agency={agency} />;
  if (outcome) return <DonePage {...frame} paper={paper} signed={outcome} />;

  const sign = () =>
    send(async () => {
      if (!signature) return;
      const body = { consent: true, language, signature } as const;
      setOutcome(await call(signPaper, { params: { token }, body }));
      window.scrollTo(0, 0);
    });
  const why = hasAgreed ? (signature ? undefined : words.whyNotSigned) : words.whyNotConsent;
  return (
    <SignFrame {...frame} agency={agency}>
      <Steps words={words} at={hasAgreed ? 'sign' : 'read'} />
      <h1 className={page.title}>{words.title}</h1>
      <p className={classes.lead}>{borrowing(words, paper)}</p>
      {paper.role === 'agent' && <p className={classes.lead}>{words.asAgent(agency.name)}</p>}
      {summary.isSandbox && <p className={classes.sandbox}>{words.sandbox}</p>}
      <Disclosure words={words} summary={summary} />
      <h2 className={classes.heading}>{words.payments}</h2>
      <Payments words={words} payments={summary.payments} />
      <Button
        component="a"
        href={addressOf(paperFile, { token })}
        target="_blank"
        rel="noopener"
        variant="default"
        fullWidth
        size="md"
        className={classes.open}
        leftSection={<IconFileText size={18} aria-hidden />}
      >
        {words.openPaper}
      </Button>
      <h2 className={classes.heading}>{words.consentTitle}</h2>
      <Checkbox
        className={classes.consent}
        size="md"
        label={words.consent}
        checked={hasAgreed}
        onChange={({ currentTarget }) => setAgreed(currentTarget.checked)}
      />
      <h2 className={classes.heading}>{words.signatureTitle}</h2>
      <SignatureField words={words} value={drawn} onChange={setDrawn} />
      <p className={classes.note}>{`${words.signingAs(paper.name, paper.email)} ${words.typeCounts}`}</p>
      <ProblemAlert>{problem}</ProblemAlert>
      <Button
        fullWidth
        size="lg"
        className={classes.sign}
        loading={sending}
        {...(why
          ? { 'data-disabled': true, 'aria-disabled': true, 'aria-describedby': 'why-not' }
          : { onClick: sign })}
      >
        {words.signButton}
      </Button>
      <p id="why-not" className={classes.why} aria-live="polite">
        {why}
      </p>
      <Button fullWidth size="md" variant="default" disabled={sending} onClick={() => setDialog('decline')}>
        {words.declineButton}
      </Button>
      <p className={classes.foot}>
        {words.linkEnds(showDay(paper.lastDay))}
        <br />
        {words.questions(agency.name, agency.phone)}
      </p>
      {dialog && (
        <DeclineDialog
          words={words}
          token={token}
          onClose={() => setDialog(undefined)}
          onDeclined={() => setOutcome('declined')}
          onEnded={onEnded}
        />
      )}
    </SignFrame>
  );
}

function borrowing(words: Words, { name, summary }: OpenPaper): string {
  const { creditor, number, date, policies } = summary;
  const carriers = [...new Set(policies.map(({ carrier }) => carrier))];
  return words.borrows({ name, creditor, policies: policies.length, carriers, number, date: showDay(date) });
}

/** Said once by the page that shows the paper, which no mail scanner does. */
function useViewed(token: string): void {
  const isSaid = useRef(false);
  useEffect(() => {
    if (isSaid.current) return;
    isSaid.current = true;
    // Nobody waits for it: the paper can be read and signed all the same.
    call(paperViewed, { params: { token } }).catch(() => undefined);
  }, [token]);
}
