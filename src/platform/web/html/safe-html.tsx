import { createElement, useMemo } from 'react';
import { readRichText } from '#platform/shared/read-rich-text.ts';
import { elementsOf } from './elements-of.tsx';
import classes from './safe-html.module.css';

interface SafeHtmlProps {
  html: string;
  /** What a film in it is called, for those who hear it. */
  videoTitle?: string;
}

/**
 * Shows rich text, whatever was stored: only what the allow list knows is built anew, element by element, and
 * nothing is ever set as HTML. A film in it asks nothing of its host before somebody presses play.
 */
export function SafeHtml({ html, videoTitle = 'Video' }: SafeHtmlProps) {
  const elements = useMemo(() => elementsOf(readRichText(html), videoTitle), [html, videoTitle]);
  return createElement('div', { className: classes.text, 'data-rich-text': true }, ...elements);
}
