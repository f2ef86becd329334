import { Center, Loader } from '@mantine/core';

export function PendingPage() {
  return (
    <Center mih="60vh">
      <Loader size="sm" aria-label="Loading" role="status" />
    </Center>
  );
}
