import { Anchor } from '@mantine/core';
import { MAIN_WINDOW } from './telephony-window.ts';

/** Leads to the customer in the main window; the telephone stays where it is. */
export function CustomerLink({ id, name }: { id: number; name: string }) {
  return (
    <Anchor href={`/customer/${id}`} target={MAIN_WINDOW} fz="inherit">
      {name}
    </Anchor>
  );
}
