import { type ComponentType, createElement, type ReactNode } from 'react';
import type { RichNode } from '#platform/shared/read-rich-text.ts';
import type { Video } from '#platform/shared/video-links.ts';
import classes from './safe-html.module.css';

const OUTSIDE = { rel: 'noopener noreferrer', target: '_blank' };

export interface ShownVideo extends Video {
  title: string;
}

/** To be given as children one by one, as in a text, so none needs a key. */
export function elementsOf(
  nodes: readonly RichNode[],
  videoTitle: string,
  Shown: ComponentType<ShownVideo>,
  text: (words: string) => ReactNode = (words) => words,
): ReactNode[] {
  return nodes.map((node) => {
    if (typeof node === 'string') return text(node);
    if ('video' in node) return shownVideo({ ...node.video, title: videoTitle }, Shown);
    const { tag, children, href, ...spans } = node;
    return createElement(
      tag,
      { ...spans, ...(href && { href, ...OUTSIDE }) },
      ...elementsOf(children, videoTitle, Shown, text),
    );
  });
}

function shownVideo(video: ShownVideo, Shown: ComponentType<ShownVideo>): ReactNode {
  return (
    <span className={classes.video}>
      <Shown {...video} />
    </span>
  );
}
