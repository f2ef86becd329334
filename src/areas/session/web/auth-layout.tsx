import { Group, Paper, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';
import { forgetFrame } from '#platform/web/frame/first-frame.ts';
import { LogoMark } from '#platform/web/ui/logo-mark.tsx';
import { usePageTitle } from '#platform/web/ui/use-page-title.ts';
import { PRODUCT_NAME } from '../contract.ts';
import classes from './auth-layout.module.css';

interface AuthLayoutProps {
  title: string;
  /** What the person should know before filling anything in. */
  lead?: ReactNode;
  children: ReactNode;
  aside?: ReactNode;
}

/** The screens outside the frame: one card, with room for something beside the form. */
export function AuthLayout({ title, lead, children, aside }: AuthLayoutProps) {
  usePageTitle(title);
  useEffect(forgetFrame, []);
  return (
    <div className={classes.page}>
      <header>
        <Group gap={10} justify="center">
          <LogoMark size={32} />
          <Text component="span" fz={20} fw={650}>
            {PRODUCT_NAME}
          </Text>
        </Group>
      </header>
      <main className={aside ? classes.wide : classes.narrow}>
        <Paper withBorder className={classes.card}>
          <Stack gap="md" className={classes.form}>
            <div>
              <Title order={1}>{title}</Title>
              {lead && (
                <Text c="dimmed" fz="sm" mt={4}>
                  {lead}
                </Text>
              )}
            </div>
            {children}
          </Stack>
          {aside}
        </Paper>
      </main>
    </div>
  );
}
