import { MantineProvider } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import { useSessionOrNone } from '#areas/session/web/public.ts';
import { themeOf } from '#platform/shared/themes.ts';
import { cssVariables, mantineTheme } from '#platform/web/theme/mantine-theme.ts';
import { rememberedTheme, rememberTheme } from '#platform/web/theme/remembered-theme.ts';
import { useThemeStylesheet } from '#platform/web/theme/use-theme-stylesheet.ts';

/** The look that the signed-in person's agency has chosen. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const session = useSessionOrNone();
  const [startedWith] = useState(rememberedTheme);
  const chosen = session?.config.themesId;
  const { id, scheme } = themeOf(chosen ?? startedWith);
  useThemeStylesheet(id);
  useEffect(() => {
    if (chosen !== undefined) rememberTheme(chosen);
  }, [chosen]);
  return (
    <MantineProvider theme={mantineTheme} cssVariablesResolver={cssVariables} forceColorScheme={scheme}>
      {children}
    </MantineProvider>
  );
}
