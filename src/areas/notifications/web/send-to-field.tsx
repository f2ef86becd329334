import { MultiSelect, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '#areas/session/web/public.ts';
import { Explained } from '#platform/web/ui/explained.tsx';
import { needsReceivers } from '../rules.ts';
import { receiversQuery } from './notification-queries.ts';
import { choicesOf, type NotificationValues } from './notification-values.ts';
import { texts } from './texts.ts';

/** For a drop-down: it belongs inside the dialog, not after the end of the page. */
export const WITHIN_PANEL = { withinPortal: false };

/** Whom of the chosen type; Company Wide is everybody. */
export function SendToField({ form }: { form: UseFormReturnType<NotificationValues> }) {
  const { config } = useSession();
  const { data, error } = useQuery(receiversQuery(config.id));
  const { type } = form.values;
  if (!needsReceivers(type))
    return (
      <Explained why={texts.form.whyEveryone}>
        <TextInput label={texts.form.sendTo} value={texts.form.everyone} disabled readOnly />
      </Explained>
    );
  const { error: wrong, ...input } = form.getInputProps('sendTo');
  return (
    <MultiSelect<number>
      label={texts.form.sendTo}
      placeholder={texts.form.searchByName}
      searchable
      hidePickedOptions
      comboboxProps={WITHIN_PANEL}
      nothingFoundMessage={data ? texts.form.noMatches : texts.form.loading}
      data={choicesOf(type, data)}
      {...input}
      error={wrong ?? error?.message}
    />
  );
}
