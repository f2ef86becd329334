import { Anchor } from '@mantine/core';
import { createLink } from '@tanstack/react-router';

/** A link to a screen of ours that looks like a link. */
export const TextLink = createLink(Anchor<'a'>);
