import { Button } from '@mantine/core';
import { IconCheck, IconDownload } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { addressOf } from '#platform/web/api/request.ts';
import { type OpenPaper, type Signed, signedCopy } from '../sign-contract.ts';
import { SIGN_TEXTS } from '../texts.ts';
import classes from './done-page.module.css';
import { nextSteps, signedFacts } from './done-words.ts';
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
  const { agency } = paper;
  const next = nextSteps(words, paper);
  const title = useRef<HTMLHeadingElement>(null);
  // Whoever hears the page is told where they are.
  useEffect(() => title.current?.focus(), []);
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
        {signedFacts(words, paper, signed).map(([label, value]) => (
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
      {next.length > 0 && (
        <section className={classes.next}>
          <h2>{words.next}</h2>
          <p>{next.join(' ')}</p>
        </section>
      )}
      <p className={classes.close}>{words.close}</p>
    </SignFrame>
  );
}
