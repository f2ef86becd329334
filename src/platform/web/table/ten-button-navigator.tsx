import { FootAlone } from './foot-alone.tsx';
import { AllButton, PageNumbers } from './page-numbers.tsx';
import { PagerFrame, type PagerProps } from './pager-frame.tsx';
import { needsPager } from './pager-rules.ts';

const MOST = 10;

/** Up to ten pages around the current one, and All; nothing while every row fits on one page. */
export function TenButtonNavigator(props: PagerProps) {
  if (!needsPager(props.pagination.total)) return <FootAlone>{props.beside}</FootAlone>;
  return (
    <PagerFrame {...props}>
      <PageNumbers {...props} most={MOST} />
      <AllButton {...props} />
    </PagerFrame>
  );
}
