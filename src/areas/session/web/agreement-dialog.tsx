import { Button, Loader, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { DialogFoot } from '#platform/web/ui/dialog-foot.tsx';
import { ExplainedButton } from '#platform/web/ui/explained-button.tsx';
import { ProblemAlert } from '#platform/web/ui/problem-alert.tsx';
import { RetryProblem } from '#platform/web/ui/retry-problem.tsx';
import { toastProblem } from '#platform/web/ui/toasts.ts';
import { useOnMount } from '#platform/web/ui/use-on-mount.ts';
import { say } from '#platform/web/wording.ts';
import classes from './agreement-dialog.module.css';
import { useSessionKeeper } from './session-context.ts';
import { agreementQuery, useAcceptAgreement } from './session-queries.ts';
import { texts } from './texts.tsx';

/** Covers the application until the agreement in force is accepted, once for each person and version. */
export function AgreementDialog() {
  const keeper = useSessionKeeper();
  const asked = useQuery(agreementQuery);
  const { data: agreement, error } = asked;
  const accept = useAcceptAgreement();
  return (
    <Dialog title={agreement?.title ?? texts.agreement.agreement}>
      <Stack gap="md">
        <RetryProblem query={asked} />
        <ProblemAlert>{accept.error?.message}</ProblemAlert>
        {agreement && <AgreementText paragraphs={agreement.paragraphs} />}
        {!agreement && !error && <Loader mx="auto" />}
        <DialogFoot>
          <Button
            variant="default"
            disabled={accept.isPending}
            onClick={() => keeper.signOut().catch(toastProblem)}
          >
            {texts.agreement.signOut}
          </Button>
          <ExplainedButton
            why={agreement ? undefined : texts.agreement.isBeingLoaded}
            loading={accept.isPending}
            onClick={() => agreement && accept.mutate(agreement.version)}
          >
            {texts.agreement.accept}
          </ExplainedButton>
        </DialogFoot>
      </Stack>
    </Dialog>
  );
}

function AgreementText({ paragraphs }: { paragraphs: string[] }) {
  const text = useRef<HTMLDivElement>(null);
  // So that the arrow keys scroll it, and Enter does not sign out someone who only meant to read.
  useOnMount(() => text.current?.focus());
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long text must scroll from the keyboard.
    <section ref={text} tabIndex={0} aria-label={texts.agreement.wholeText} className={classes.text}>
      {paragraphs.map((paragraph) => (
        <Text key={paragraph}>{say(paragraph)}</Text>
      ))}
    </section>
  );
}
