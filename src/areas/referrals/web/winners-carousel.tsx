import '@mantine/carousel/styles.layer.css';
import { Carousel } from '@mantine/carousel';
import { Text } from '@mantine/core';
import { useState } from 'react';
import { PageCard } from '#platform/web/ui/page-card.tsx';
import { WINNER_VIDEOS } from '../winners.ts';
import { texts } from './texts.ts';
import { WinnerCard } from './winner-card.tsx';
import classes from './winners-carousel.module.css';

const AT_A_TIME = 2;
const LAST = WINNER_VIDEOS.length - AT_A_TIME;

/** Thumbnails of the past quarterly winners, two at a time; the arrow keys turn it too. */
export function WinnersCarousel({ onPlay }: { onPlay: (number: number) => void }) {
  const [first, setFirst] = useState(0);
  return (
    <PageCard title={texts.winners.title}>
      <Carousel
        slideSize="50%"
        slideGap="md"
        controlSize={32}
        aria-label={texts.winners.videos}
        classNames={{
          root: classes.root ?? '',
          controls: classes.controls ?? '',
          control: classes.control ?? '',
        }}
        emblaOptions={{ align: 'start', containScroll: 'trimSnaps', slidesToScroll: 1, duration: 15 }}
        previousControlProps={{ 'aria-label': texts.winners.previous, disabled: first === 0 }}
        nextControlProps={{ 'aria-label': texts.winners.next, disabled: first === LAST }}
        onSlideChange={setFirst}
      >
        {WINNER_VIDEOS.map((video, at) => (
          <Carousel.Slide key={video.code} inert={at < first || at >= first + AT_A_TIME}>
            <WinnerCard video={video} onPlay={() => onPlay(at + 1)} />
          </Carousel.Slide>
        ))}
      </Carousel>
      <Text role="status" c="dimmed" fz="sm" ta="center" mt="sm">
        {texts.winners.shown(first + 1, first + AT_A_TIME, WINNER_VIDEOS.length)}
      </Text>
    </PageCard>
  );
}
