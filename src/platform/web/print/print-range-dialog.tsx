import { Button, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { readPageRange } from '#platform/shared/page-range.ts';
import { texts } from '../texts.ts';
import { Dialog } from '../ui/dialog.tsx';
import { DialogFoot } from '../ui/dialog-foot.tsx';

interface PrintRangeDialogProps {
  /** What is printed, such as "My referrals". */
  title: string;
  /** How many pages there are. */
  lastPage: number;
  /** Given the pages as they were typed, once they make sense. */
  onSubmit: (pages: string) => void;
  onClose: () => void;
}

/** Asks which pages of a list are to be printed. */
export function PrintRangeDialog({ title, lastPage, onSubmit, onClose }: PrintRangeDialogProps) {
  const form = useForm({
    name: 'print-range',
    initialValues: { pages: '' },
    validate: {
      pages: (typed) => {
        const range = readPageRange(typed, lastPage);
        return 'problem' in range ? range.problem : null;
      },
    },
  });
  return (
    <Dialog title={texts.print.title(title)} width={370} onClose={onClose}>
      <form onSubmit={form.onSubmit(({ pages }) => onSubmit(pages.trim()))} noValidate>
        <Stack gap="md">
          <TextInput
            label={texts.print.pages}
            placeholder="1-10"
            description={texts.print.pageCount(lastPage)}
            autoComplete="off"
            data-autofocus
            {...form.getInputProps('pages')}
          />
          <DialogFoot>
            <Button variant="default" onClick={onClose}>
              {texts.buttons.cancel}
            </Button>
            <Button type="submit">{texts.buttons.submit}</Button>
          </DialogFoot>
        </Stack>
      </form>
    </Dialog>
  );
}
