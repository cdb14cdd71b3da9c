export { withManagementTexts } from './texts.ts';
export { useClientBlock } from './use-client-block.ts';
export { useManagement, type Workplace } from './use-management.ts';
