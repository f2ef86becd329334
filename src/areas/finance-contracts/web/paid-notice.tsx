import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';

export function PaidNotice({ children }: { children: string | undefined }) {
  if (!children) return null;
  return (
    <Alert role="status" color="orange" icon={<IconAlertTriangle size={18} aria-hidden />}>
      {children}
    </Alert>
  );
}
