import { Button, FileButton, Group, Input, Stack, Text } from '@mantine/core';
import { useRef } from 'react';
import { LogoMark } from '#platform/web/ui/logo-mark.tsx';
import { PageCard } from '#platform/web/ui/page-card.tsx';
import { LOGO_MAX } from '../contract.ts';
import { logoProblem } from '../rules.ts';
import classes from './agency-form.module.css';
import type { SectionProps } from './section-props.ts';
import { texts } from './texts.ts';

const KINDS = 'image/png,image/jpeg,image/gif,image/webp';

export function LogoSection({ form }: SectionProps) {
  const { logo } = form.getValues();
  const reset = useRef<() => void>(null);

  async function take(file: File | null): Promise<void> {
    if (!file) return;
    // The same file may be chosen again, after it was removed or made smaller.
    reset.current?.();
    const read = await dataAddress(file);
    const problem = read.length > LOGO_MAX ? texts.logo.tooLarge(file.name) : logoProblem(read);
    if (problem) form.setFieldError('logo', problem);
    else form.setFieldValue('logo', read);
  }

  return (
    <PageCard title={texts.labels.logo}>
      <Stack gap="sm">
        <div className={classes.logo}>{logo ? <img src={logo} alt={texts.logo.alt} /> : <LogoMark />}</div>
        <Group gap="xs">
          <FileButton
            onChange={(file) => void take(file)}
            accept={KINDS}
            resetRef={reset}
            inputProps={{ 'aria-label': texts.logo.picture }}
          >
            {(props) => (
              <Button {...props} variant="default" size="sm">
                {texts.logo.choose}
              </Button>
            )}
          </FileButton>
          {logo && (
            <Button variant="subtle" size="sm" onClick={() => form.setFieldValue('logo', '')}>
              {texts.logo.remove}
            </Button>
          )}
        </Group>
        <Text fz="sm" c="dimmed">
          {texts.logo.about}
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
