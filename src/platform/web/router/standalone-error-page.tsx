import type { ErrorComponentProps } from '@tanstack/react-router';
import { ErrorPage } from './error-page.tsx';

/** The error of a screen that stands outside the frame and so has to bring its own landmark. */
export function StandaloneErrorPage(props: ErrorComponentProps) {
  return (
    <main>
      <ErrorPage {...props} />
    </main>
  );
}
