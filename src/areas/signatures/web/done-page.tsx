import { Button } from '@mantine/core';
import { IconCheck, IconDownload } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { showDay } from '#platform/shared/dates.ts';
import { showMoney } from '#platform/shared/money.ts';
import { addressOf } from '#platform/web/api/request.ts';
import { type OpenPaper, type Signed, signedCopy } from '../sign-contract.ts';
import { SIGN_TEXTS } from '../texts.ts';
import classes from './done-page.module.css';
import { type FrameProps, SignFrame } from './sign-frame.tsx';
import page from './sign-page.module.css';
import { Steps } from './steps.tsx';

interface DonePageProps extends FrameProps {
  paper: OpenPaper;
  signed: Signed;
}

/** What was signed, what is due, and the copy. */
export function DonePage({ paper, signed, ...frame }: DonePageProps) {
  const words = SIGN_TEXTS[frame.language];
  const { agency, summary } = paper;
  const [first, last] = [summary.payments[0], summary.payments.at(-1)];
  const begins = summary.policies.map(({ effective }) => effective).sort()[0];
  const title = useRef<HTMLHeadingElement>(null);
  // Whoever hears the page is told where they are.
  useEffect(() => title.current?.focus(), []);
  const facts: [string, string][] = [
    [words.contract, summary.number],
    [words.signed, signed.signedAtWords.replace(',', '')],
    [words.downPayment, showMoney(summary.downPayment)],
    ...(first ? [[words.firstPayment(showDay(first.due)), showMoney(first.amount)] as [string, string]] : []),
    ...(last && summary.payments.length > 1
      ? [[words.lastPayment(showDay(last.due)), showMoney(last.amount)] as [string, string]]
      : []),
  ];
  return (
    <SignFrame {...frame} agency={agency}>
      <Steps words={words} at="done" />
      <div className={classes.mark} aria-hidden>
        <IconCheck size={34} />
      </div>
      <h1 ref={title} tabIndex={-1} className={`${page.title} ${classes.title}`}>
        {words.signedTitle(paper.name.split(' ')[0] ?? paper.name)}
      </h1>
      <p className={classes.lead}>{words.copyGoesTo(paper.email)}</p>
      <dl className={classes.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {signed.copy && (
        <Button
          component="a"
          href={addressOf(signedCopy, { token: signed.copy })}
          target="_blank"
          rel="noopener"
          fullWidth
          size="lg"
          className={classes.download}
          leftSection={<IconDownload size={18} aria-hidden />}
        >
          {words.download}
        </Button>
      )}
      <section className={classes.next}>
        <h2>{words.next}</h2>
        <p>
          {words.nextDown(agency.name, showMoney(summary.downPayment))}
          {begins && ` ${words.nextBegin(summary.policies.length, showDay(begins))}`}
        </p>
      </section>
      <p className={classes.close}>{words.close}</p>
    </SignFrame>
  );
}
