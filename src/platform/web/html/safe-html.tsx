import { type ComponentType, createElement, type ReactNode, useMemo } from 'react';
import { readRichText } from '#platform/shared/read-rich-text.ts';
import { texts } from '../texts.ts';
import { VideoFrame } from '../ui/video-frame.tsx';
import { elementsOf, type ShownVideo } from './elements-of.tsx';
import classes from './safe-html.module.css';

interface SafeHtmlProps {
  html: string;
  /** What a video in it is called, for screen readers. */
  videoTitle?: string;
  /** How a video in it is shown: in its place, or smaller. */
  video?: ComponentType<ShownVideo>;
  /** How its words are shown, when not as they are. */
  text?: (words: string) => ReactNode;
}

/**
 * Shows rich text, whatever was stored: only what the allow list knows is rebuilt, element by element, and
 * nothing is ever set as HTML. A video in it contacts its host only when somebody presses play.
 */
export function SafeHtml({
  html,
  videoTitle = texts.videos.untitled,
  video = VideoFrame,
  text,
}: SafeHtmlProps) {
  const elements = useMemo(
    () => elementsOf(readRichText(html), videoTitle, video, text),
    [html, videoTitle, video, text],
  );
  return createElement('div', { className: classes.text, 'data-rich-text': true }, ...elements);
}
