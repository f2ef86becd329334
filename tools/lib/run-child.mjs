import { spawn } from 'node:child_process';
import { constants } from 'node:os';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const PATIENCE = 5000;
const parent = process.ppid;

/**
 * Runs one step of a set-up to its end and answers its exit code. A signal to us stops the step and then us;
 * npm in the middle of an install takes half a minute over that, so the step is given a few seconds only.
 */
export function runStep(file, args, options = {}) {
  const stdio = ['ignore', 'inherit', 'inherit'];
  return run(file, args, { stdio, ...options }, (child, signal) => {
    child.once('exit', (code) => process.exit(exitCode(code, signal)));
    setTimeout(() => child.kill('SIGKILL'), PATIENCE).unref();
  });
}

/**
 * Runs the server until it ends. It has a process group of its own, so that Ctrl-C reaches it once, through us,
 * and not a second time from the terminal; and a channel to us, whose closing tells it that we were killed.
 */
export function runServer(file, args, options = {}) {
  return run(file, args, { stdio: ['inherit', 'inherit', 'inherit', 'ipc'], detached: true, ...options });
}

function run(file, args, options, onSignal = () => {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, options);
    const last = new Map();
    const forward = (name) => {
      // One Ctrl-C comes twice, from the terminal and from npm. A stop right after a reload is another signal.
      if (performance.now() - (last.get(name) ?? Number.NEGATIVE_INFINITY) < 500) return;
      last.set(name, performance.now());
      child.kill(name);
      onSignal(child, name);
    };
    for (const name of SIGNALS) process.on(name, forward);
    const watch = watchParent(() => forward('SIGTERM'));
    const tidy = () => {
      clearInterval(watch);
      for (const name of SIGNALS) process.off(name, forward);
    };
    child.once('error', (error) => {
      tidy();
      reject(error);
    });
    child.once('exit', (code, signal) => {
      tidy();
      resolve(exitCode(code, signal));
    });
  });
}

function exitCode(code, signal) {
  return signal ? 128 + constants.signals[signal] : code;
}

/** A killed npm cannot tell us; its child then gets another parent. Without npm, outliving it is meant. */
function watchParent(onLoss) {
  if (!process.env.npm_lifecycle_event) return undefined;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    onLoss();
  }, 1000);
  return watch;
}
