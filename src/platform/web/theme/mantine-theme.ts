import {
  type CSSVariablesResolver,
  createTheme,
  type LoaderProps,
  type MantineColorsTuple,
  type ModalProps,
  type MultiSelectProps,
  type NotificationProps,
  type PaperProps,
  type SelectProps,
  type TableProps,
  type TooltipProps,
} from '@mantine/core';
import type { KeyboardEvent } from 'react';
import { texts } from '../texts.ts';

/** The stand-in is in index.html. */
const FONT = "'Inter Variable', 'Inter Stand-in', system-ui, sans-serif";

/** The shades themselves are in the theme's stylesheet. */
const accent = Array.from(
  { length: 10 },
  (_, shade) => `var(--cd-accent-${shade})`,
) as unknown as MantineColorsTuple;

const isListOpen = (input: HTMLInputElement) => input.getAttribute('aria-expanded') === 'true';

/** Enter in an open list takes what is highlighted. In the instant before anything is, it must not send the form. */
function takesEnterWhileOpen(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key === 'Enter' && isListOpen(event.currentTarget)) event.preventDefault();
}

/** A list that opens because somebody types has sometimes forgotten what it highlights; what is seen is taken. */
function takesHighlighted(event: KeyboardEvent<HTMLInputElement>): void {
  takesEnterWhileOpen(event);
  const input = event.currentTarget;
  if (event.key !== 'Enter' || !isListOpen(input)) return;
  // Once Mantine and React are done with this key, and before the next one: that may lead elsewhere and close the list.
  queueMicrotask(() =>
    queueMicrotask(() => {
      const list = isListOpen(input) && document.getElementById(input.getAttribute('aria-controls') ?? '');
      if (list) list.querySelector<HTMLElement>('[data-combobox-selected]')?.click();
    }),
  );
}

export const mantineTheme = createTheme({
  colors: { accent },
  primaryColor: 'accent',
  primaryShade: { light: 7, dark: 7 },
  fontFamily: FONT,
  fontSizes: { xs: '12px', sm: '13px', md: '14px', lg: '16px', xl: '20px' },
  fontWeights: { regular: '450', medium: '550', bold: '650' },
  headings: {
    fontFamily: FONT,
    fontWeight: '650',
    sizes: {
      h1: { fontSize: '20px', lineHeight: '1.35' },
      h2: { fontSize: '16px', lineHeight: '1.4' },
      h3: { fontSize: '14px', lineHeight: '1.45' },
    },
  },
  defaultRadius: 6,
  respectReducedMotion: true,
  // Plain defaults: what is named here by its component would be loaded with the frame.
  components: {
    Kbd: { styles: { root: { fontFamily: 'inherit' } } },
    Loader: {
      defaultProps: {
        size: 'sm',
        role: 'status',
        'aria-label': texts.waiting.loading,
      } satisfies LoaderProps,
    },
    Notification: {
      defaultProps: {
        closeButtonProps: { 'aria-label': texts.buttons.close },
      } satisfies Partial<NotificationProps>,
    },
    Paper: { defaultProps: { radius: 8, shadow: undefined } satisfies PaperProps },
    Modal: { defaultProps: { radius: 8 } satisfies Partial<ModalProps> },
    Select: { defaultProps: { onKeyDown: takesHighlighted } satisfies Partial<SelectProps> },
    MultiSelect: { defaultProps: { onKeyDown: takesEnterWhileOpen } satisfies Partial<MultiSelectProps> },
    Table: { defaultProps: { fz: 'sm', verticalSpacing: 7, horizontalSpacing: 10 } satisfies TableProps },
    Tooltip: { defaultProps: { fz: 'xs', openDelay: 300 } satisfies Partial<TooltipProps> },
  },
});

/** Mantine's own variables, taken from those of the theme's stylesheet in both color schemes. */
const fromTheme = {
  '--mantine-color-body': 'var(--cd-surface)',
  '--mantine-color-text': 'var(--cd-text)',
  '--mantine-color-bright': 'var(--cd-text)',
  '--mantine-color-dimmed': 'var(--cd-dimmed)',
  '--mantine-color-placeholder': 'var(--cd-placeholder)',
  '--mantine-color-anchor': 'var(--cd-link)',
  '--mantine-color-error': 'var(--cd-problem)',
  '--mantine-color-default': 'var(--cd-surface)',
  '--mantine-color-default-hover': 'var(--cd-hover)',
  '--mantine-color-default-color': 'var(--cd-text)',
  '--mantine-color-default-border': 'var(--cd-border)',
  '--mantine-color-disabled': 'var(--cd-disabled)',
  '--mantine-color-disabled-color': 'var(--cd-dimmed)',
  '--mantine-color-disabled-border': 'var(--cd-hairline)',
  '--mantine-primary-color-contrast': 'var(--cd-on-accent)',
  // Under the pointer too the words must be readable.
  '--mantine-color-accent-light-hover': 'var(--cd-accent-faint)',
  '--mantine-color-red-light': 'var(--cd-problem-faint)',
  '--mantine-color-red-light-color': 'var(--cd-problem)',
  '--mantine-color-accent-light': 'var(--cd-accent-faint)',
  '--mantine-color-accent-light-color': 'var(--cd-link)',
};

export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: fromTheme,
  dark: fromTheme,
});
