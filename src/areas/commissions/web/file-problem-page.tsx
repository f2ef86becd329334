import type { ErrorComponentProps } from '@tanstack/react-router';
import { CallError } from '#platform/web/api/call-error.ts';
import { GateClosed } from '#platform/web/gates/require-gate.ts';
import { ErrorPage } from '#platform/web/router/error-page.tsx';
import { ProblemAlert } from '#platform/web/ui/problem-alert.tsx';
import { RecordHead } from '#platform/web/ui/record-head.tsx';
import { WayUp } from '#platform/web/ui/way-up.tsx';
import { texts } from './texts.ts';

/** What the server says about a file that it cannot show, in a red banner. */
export function FileProblemPage(props: ErrorComponentProps) {
  const { error } = props;
  if (error instanceof GateClosed || !(error instanceof CallError)) return <ErrorPage {...props} />;
  return (
    <>
      <RecordHead
        title={texts.files.title}
        up={<WayUp to="/commissions/reconcile">{texts.files.list}</WayUp>}
        facts={[]}
      />
      <ProblemAlert>{error.message}</ProblemAlert>
    </>
  );
}
