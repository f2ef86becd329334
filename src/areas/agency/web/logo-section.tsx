import { Button, FileButton, Group, Input, Stack, Text } from '@mantine/core';
import { useRef } from 'react';
import { LogoMark } from '#platform/web/ui/logo-mark.tsx';
import { PageCard } from '#platform/web/ui/page-card.tsx';
import { LOGO_MAX } from '../contract.ts';
import { logoProblem } from '../rules.ts';
import classes from './agency-form.module.css';
import type { SectionProps } from './section-props.ts';

const KINDS = 'image/png,image/jpeg,image/gif,image/webp';

export function LogoSection({ form }: SectionProps) {
  const { logo } = form.getValues();
  const reset = useRef<() => void>(null);

  async function take(file: File | null): Promise<void> {
    if (!file) return;
    // The same file may be chosen again, after it was removed or made smaller.
    reset.current?.();
    const read = await dataAddress(file);
    const problem = read.length > LOGO_MAX ? `${file.name} is larger than 48 KB.` : logoProblem(read);
    if (problem) form.setFieldError('logo', problem);
    else form.setFieldValue('logo', read);
  }

  return (
    <PageCard title="Logo">
      <Stack gap="sm">
        <div className={classes.logo}>
          {logo ? <img src={logo} alt="Logo of the agency" /> : <LogoMark />}
        </div>
        <Group gap="xs">
          <FileButton
            onChange={(file) => void take(file)}
            accept={KINDS}
            resetRef={reset}
            inputProps={{ 'aria-label': 'Picture of the logo' }}
          >
            {(props) => (
              <Button {...props} variant="default" size="sm">
                Choose a picture
              </Button>
            )}
          </FileButton>
          {logo && (
            <Button variant="subtle" size="sm" onClick={() => form.setFieldValue('logo', '')}>
              Remove
            </Button>
          )}
        </Group>
        <Text fz="sm" c="dimmed">
          PNG, JPEG, GIF or WebP, up to 48 KB. It appears in the header.
        </Text>
        {form.errors.logo && <Input.Error role="alert">{form.errors.logo}</Input.Error>}
      </Stack>
    </PageCard>
  );
}

function dataAddress(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(reader.error));
    reader.readAsDataURL(file);
  });
}
