import { PageCard } from '#platform/web/ui/page-card.tsx';
import { TextLink } from '#platform/web/ui/text-link.tsx';
import { DEFAULT_VIDEO, WELCOME_VIDEO } from '../fixed-videos.ts';
import { texts } from './texts.ts';
import classes from './training-page.module.css';
import { besideFilm, type TrainingSearch } from './video-address.ts';

interface StartHereProps {
  search: TrainingSearch;
  /** Receives the description of the video. */
  onChoose: (description: string) => void;
}

/** The two videos that every agency has. */
export function StartHere({ search, onChoose }: StartHereProps) {
  const films = [
    { video: WELCOME_VIDEO, film: 'welcome' as const },
    { video: DEFAULT_VIDEO, film: undefined },
  ];
  return (
    <PageCard title={texts.player.startHere}>
      <ul className={classes.films}>
        {films.map(({ video: { description }, film }) => (
          <li key={description}>
            <TextLink
              to="/training/{-$id}"
              params={{ id: undefined }}
              search={besideFilm(search, film)}
              onClick={() => onChoose(description)}
              fz="sm"
            >
              {description}
            </TextLink>
          </li>
        ))}
      </ul>
    </PageCard>
  );
}
