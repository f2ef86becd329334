import { IconHelp, IconVideo } from '@tabler/icons-react';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import { toastProblem } from '#platform/web/ui/toasts.ts';
import type { TourStep } from '#platform/web/ui/tour.ts';
import { IconLink } from './icon-link.tsx';
import { texts } from './texts.ts';

interface HelpButtonsProps {
  steps: readonly TourStep[];
  videosLink: string | undefined;
}

/** The guided tour of a screen, and the videos. */
export function HelpButtons({ steps, videosLink }: HelpButtonsProps) {
  return (
    <>
      <IconButton label={texts.files.helpTour} onClick={() => void show(steps).catch(toastProblem)}>
        <IconHelp size={17} aria-hidden />
      </IconButton>
      {videosLink && (
        <IconLink to={videosLink} label={texts.files.videos}>
          <IconVideo size={17} aria-hidden />
        </IconLink>
      )}
    </>
  );
}

/** Whoever never asks for it never loads it. */
async function show(steps: readonly TourStep[]): Promise<void> {
  const { startTour } = await import('#platform/web/ui/tour.ts');
  await startTour(steps);
}
