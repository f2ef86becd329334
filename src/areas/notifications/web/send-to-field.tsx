import { MultiSelect, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '#areas/session/web/public.ts';
import { Explained } from '#platform/web/ui/explained.tsx';
import { needsReceivers } from '../rules.ts';
import { receiversQuery } from './notification-queries.ts';
import { choicesOf, type NotificationValues } from './notification-values.ts';

/** For a drop-down: it belongs inside the dialog, not after the end of the page. */
export const WITHIN_PANEL = { withinPortal: false };

/** Whom of the chosen type; Company Wide is everybody. */
export function SendToField({ form }: { form: UseFormReturnType<NotificationValues> }) {
  const { config } = useSession();
  const { data, error } = useQuery(receiversQuery(config.id));
  const { type } = form.values;
  if (!needsReceivers(type))
    return (
      <Explained why="Company Wide goes to everyone. Choose another type to name people.">
        <TextInput label="Send To" value="Everyone in the agency" disabled readOnly />
      </Explained>
    );
  const { error: wrong, ...input } = form.getInputProps('sendTo');
  return (
    <MultiSelect<number>
      label="Send To"
      placeholder="Search by name"
      searchable
      hidePickedOptions
      comboboxProps={WITHIN_PANEL}
      nothingFoundMessage={data ? 'No matches.' : 'Loading …'}
      data={choicesOf(type, data)}
      {...input}
      error={wrong ?? error?.message}
    />
  );
}
