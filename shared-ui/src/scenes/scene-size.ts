/** Pixels that a scene takes, kept free while it loads. */
export const SCENE_SIZE = { width: 160, height: 112 } as const;
