import { IconHelp, IconVideo } from '@tabler/icons-react';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import { toastProblem } from '#platform/web/ui/toasts.ts';
import { IconLink } from './icon-link.tsx';
import { startTour, type TourStep } from './tour.ts';

interface HelpButtonsProps {
  steps: readonly TourStep[];
  videosLink: string | undefined;
}

/** The guided tour of a screen, and the videos. */
export function HelpButtons({ steps, videosLink }: HelpButtonsProps) {
  return (
    <>
      <IconButton label="Help tour" onClick={() => void startTour(steps).catch(toastProblem)}>
        <IconHelp size={17} aria-hidden />
      </IconButton>
      {videosLink && (
        <IconLink to={videosLink} label="Videos">
          <IconVideo size={17} aria-hidden />
        </IconLink>
      )}
    </>
  );
}
