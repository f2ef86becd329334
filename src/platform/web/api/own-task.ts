const { port1, port2 } = new MessageChannel();
const waiting: (() => void)[] = [];
let isTaken = false;

port1.onmessage = () => {
  const next = waiting.shift();
  isTaken = next !== undefined;
  if (!next) return;
  port2.postMessage(null);
  next();
};

/**
 * At once for whoever asks first in a task of the browser, and in a task of its own for each of the others. To begin a
 * request takes milliseconds, and a screen that opens has ten of them: in one go they would hold up a phone.
 */
export function ownTask(): Promise<void> {
  return new Promise((resolve) => {
    if (isTaken) {
      waiting.push(resolve);
      return;
    }
    isTaken = true;
    port2.postMessage(null);
    resolve();
  });
}
