import { Alert } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';

/** What went wrong, where the person is looking; read out as soon as it appears. */
export function ProblemAlert({ children }: { children?: string }) {
  if (!children) return null;
  return (
    <Alert role="alert" color="red" variant="light" icon={<IconAlertCircle size={18} aria-hidden />}>
      {children}
    </Alert>
  );
}
