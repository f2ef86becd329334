import { NativeSelect, Text } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useSession } from '#areas/session/web/public.ts';
import { namedChoices } from '#platform/web/inputs/named-choices.ts';
import type { PaymentValues } from './payment-values.ts';
import { choicesQuery } from './receipt-queries.ts';
import { texts } from './texts.ts';

/** The home office takes the money; someone who has none chooses. */
export function OfficeField({ form }: { form: UseFormReturnType<PaymentValues> }) {
  const { officeId, location } = useSession();
  const { data: choices } = useSuspenseQuery(choicesQuery);
  if (officeId !== null)
    return (
      <Text fz="sm" c="dimmed">
        {texts.tender.takenAt(location)}
      </Text>
    );
  const { value, onChange, ...field } = form.getInputProps('officeId');
  const open = choices.offices.filter(({ isClosed }) => !isClosed);
  return (
    <NativeSelect
      label={texts.labels.office}
      data={[
        {
          value: '',
          label: open.length > 0 ? texts.tender.chooseOffice : texts.tender.noOffice,
        },
        ...namedChoices(open),
      ]}
      {...field}
      value={value === null ? '' : String(value)}
      onChange={(event) =>
        onChange(event.currentTarget.value === '' ? null : Number(event.currentTarget.value))
      }
    />
  );
}
