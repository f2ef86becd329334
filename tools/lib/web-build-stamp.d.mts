export function ensureWebBuilt(root: string, node: string, env: NodeJS.ProcessEnv): Promise<void>;
