/** Codes and names whose lists are not public (specification, section 3): they are passed through unchanged. */
export type PermissionCode = number | string;
export type PlanFeatureCode = number | string;
export type IntegrationServiceCode = number | string;
export type SocialServiceCode = number | string;
export type DecorativeShapeName = string;
