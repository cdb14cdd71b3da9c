/**
 * The libraries that the server hands to the builds of remotes it renders first screens with, so that
 * one React renders all of them. Such a build may require nothing else; what it uses besides is part of
 * it. Removing a library breaks released builds: that raises the contract's major number; adding one
 * raises the minor number, which remotes that are rendered ask for.
 */
export const RENDERER_LIBRARIES = [
  '@tanstack/react-query',
  'i18next',
  'jotai',
  'jotai/react',
  'jotai/vanilla',
  'ky',
  'react',
  'react-dom',
  'react-dom/server',
  'react-i18next',
  'react-router-dom',
  'react/jsx-runtime',
  'styled-components',
  'virtua',
] as const;
export type RendererLibrary = (typeof RENDERER_LIBRARIES)[number];
