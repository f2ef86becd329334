import { getRouteApi } from '@tanstack/react-router';
import grid from '#platform/web/forms/form-grid.module.css';
import { PageHead } from '#platform/web/ui/page-head.tsx';
import { VideoDialog } from '#platform/web/ui/video-dialog.tsx';
import { WINNER_VIDEOS } from '../winners.ts';
import { ReferForm } from './refer-form.tsx';
import classes from './referral-page.module.css';
import { ReferralsTable } from './referrals-table.tsx';
import { texts } from './texts.ts';
import { WinnersCarousel } from './winners-carousel.tsx';

const route = getRouteApi('/signed-in/referral_program');

/** The referral program: inviting, who has won with it, and what became of my own invitations. */
export function ReferralPage() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const show = (video: number | undefined) => void navigate({ search: (now) => ({ ...now, video }) });
  const playing = WINNER_VIDEOS[(search.video ?? 0) - 1];
  return (
    <>
      <PageHead title={texts.page.title} facts={[texts.page.program]} />
      <div className={`${grid.cards} ${grid.top} ${classes.top}`}>
        <ReferForm />
        <WinnersCarousel onPlay={show} />
      </div>
      <ReferralsTable />
      {playing && (
        <VideoDialog
          kind={playing.kind}
          code={playing.code}
          title={`${playing.quarter}: ${playing.name}`}
          onClose={() => show(undefined)}
        />
      )}
    </>
  );
}
