import { createLink } from '@tanstack/react-router';
import type { ComponentPropsWithRef } from 'react';
import classes from './text-link.module.css';

interface TextAnchorProps extends ComponentPropsWithRef<'a'> {
  fz?: 'inherit' | 'sm' | 'xs';
  fw?: 550 | 650 | undefined;
  /** Without it, under the pointer only. */
  underline?: 'always';
}

/** A list has many, so it is a plain link. */
function TextAnchor({ fz, fw, underline, className = '', style, ...anchor }: TextAnchorProps) {
  return (
    <a
      {...anchor}
      className={`mantine-focus-auto ${classes.link} ${className}`}
      style={fw ? { fontWeight: fw, ...style } : style}
      data-fz={fz}
      data-underline={underline}
    />
  );
}

/** A link to a screen of ours that looks like a link. */
export const TextLink = createLink(TextAnchor);
