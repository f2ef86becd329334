/**
 * Lets the browser paint and answer before the scripts go on. A module that awaits it at its top divides what a page
 * evaluates first into tasks that nobody notices.
 */
export function pause(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}
