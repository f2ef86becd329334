import { Center, Loader } from '@mantine/core';

export function PendingPage() {
  return (
    <Center mih="60vh">
      <Loader />
    </Center>
  );
}
