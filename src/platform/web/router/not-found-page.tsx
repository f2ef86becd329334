import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { texts } from '../texts.ts';
import { MessagePage } from '../ui/message-page.tsx';
import { TextLink } from '../ui/text-link.tsx';

interface NothingHereProps {
  title: string;
  /** Where to go on. */
  action: ReactNode;
  children: ReactNode;
}

/** The 404 page; of a record it is shown for an id that is unknown and for one of another agency alike. */
export function NothingHere(page: NothingHereProps) {
  const mark = (
    <Text component="span" fz={56} fw={650} lh={1} c="accent">
      404
    </Text>
  );
  return <MessagePage mark={mark} {...page} />;
}

export function NotFoundPage() {
  return (
    <NothingHere title={texts.pages.notFound} action={<TextLink to="/">{texts.pages.goHome}</TextLink>}>
      {texts.pages.mayBeMistyped}
    </NothingHere>
  );
}
